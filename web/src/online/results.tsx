// How a game of the club ended, for whoever asks for it.
import { useEffect } from "preact/hooks";
import { say } from "../texts";
import { Icon } from "../ui/parts";
import { guest, me, people } from "./club";
import { levelOf } from "./mark";
import type { Result } from "./messages";

export const nameOf = ({ person, player }: Result["with"][number]): string =>
  person === undefined
    ? say("page-online-computer", { level: levelOf(player ?? "") })
    : person === me.value?.person
      ? me.value.name
      : (people.value.get(person)?.name ?? say("page-online-somebody"));

/** Asks who these people are. */
export function useNames(ids: string[]): void {
  useEffect(() => {
    for (const id of ids) if (!people.peek().has(id)) guest().look(id);
  }, [ids.join()]);
}

/** The same for those whom games were against. */
export const useOthers = (results: Result[]): void =>
  useNames([...new Set(results.flatMap((r) => r.with.flatMap((o) => o.person ?? [])))]);

export function HowItEnded({ result }: { result: Result }) {
  const { played, rank, seats } = result;
  if (!played) return <>{say("page-online-ended-early")}</>;
  return (
    <>
      {rank === 1 && <Icon name="trophy" />}
      {rank === 1 ? say("page-online-won") : say("page-online-of-seats", { rank, seats })}
    </>
  );
}

export const pointsOf = ({ points, with: others }: Result): string =>
  others.length
    ? say("page-online-points-to", { n: points, others: others.map((o) => o.points).join(", ") })
    : say("page-online-points", { n: points });
