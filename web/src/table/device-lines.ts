// Lines that are made on this device, by people at this screen and computers in
// this page, with the engine's own chance.
import type { Snapshot } from "../engine/protocol";
import type { Back, Hear, Lines } from "./lines";
import { Session } from "./session";

export class DeviceLines implements Lines {
  readonly #session = new Session(0);
  readonly #looks = new Session(1);
  #closed = false;

  /** Begins from the record that is kept when it is opened. */
  constructor(
    readonly record: () => string,
    readonly hear: Hear,
  ) {}

  async #tell(news: ReturnType<Session["move"]>): Promise<void> {
    const told = await news;
    if (!this.#closed) this.hear(told);
  }

  open(eyes: number): Promise<void> {
    this.#session.eyes = eyes;
    return this.#tell(this.#session.move({ cmd: "load", record: this.record() }));
  }

  see(eyes: number): Promise<void> {
    return this.#tell(this.#session.see(eyes));
  }

  act(seat: number, text: string): Promise<void> {
    return this.#tell(this.#session.move({ cmd: "apply", seat, action: text }));
  }

  back(how: Back): Promise<void> {
    return this.#tell(this.#session.move({ cmd: "undo", ...how }));
  }

  ahead(): Promise<void> {
    return this.#tell(this.#session.move({ cmd: "redo" }));
  }

  look(ply: number): Promise<Snapshot> {
    return this.#looks.look(this.#session, ply);
  }

  close(): void {
    this.#closed = true;
  }
}
