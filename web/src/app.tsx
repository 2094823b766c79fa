// The page: which screen the address asks for, and what all screens share.
import "./css/theme.css";
import "./css/parts.css";
import "./css/home.css";
import "./css/pages.css";
import "./css/rules.css";
import "./css/rules-narrow.css";
import "./css/table.css";
import "./css/over.css";
import "./css/score.css";
import "./css/score-rows.css";
import "./css/score-narrow.css";
import "./css/replay.css";
import "./css/review.css";
import "./css/review-dock.css";
import "./css/puzzle.css";
import "./css/table-sizes.css";
import "./css/table-narrow.css";
import "./css/learn.css";
import "./css/lesson.css";
import "./css/access.css";
import "./css/forced.css";
import "./css/talk.css";
import "./css/online.css";
import "./css/pencil.css";
import "./css/club-lists.css";
import "./css/person.css";
import "./css/room.css";
import "./css/room-narrow.css";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { catalogue } from "./engine/catalogue";
import { ask } from "./engine/client";
import { language, speakChosen } from "./language";
import { goOffline } from "./offline/offline";
import { NewVersion } from "./offline/version";
import { acceptDrops, openLink } from "./open";
import { Home } from "./pages/home";
import { Learn } from "./pages/learn";
import { Lesson } from "./pages/lesson";
import { NewTable } from "./pages/new-table";
import { Replay } from "./pages/replay";
import { Rules } from "./pages/rules";
import { Table } from "./pages/table";
import { Part } from "./online/lazy";
import { findPlace } from "./online/place";
import { route } from "./route";
import { t } from "./strings";
import { later } from "./ui/later";
import { LiveRegions, Notices, warn } from "./ui/parts";
import { Loading } from "./ui/page";
import { Sprite } from "./ui/sprite";
import { Tip } from "./ui/tip";

const PuzzlePage = later(() => import("./pages/puzzle").then((m) => m.PuzzlePage));

function Linked({ text, ply }: { text: string; ply: string | undefined }) {
  useEffect(() => void openLink(text, ply), [text]);
  return <Loading />;
}

function Screen() {
  const { page, args } = route.value;
  switch (page) {
    case "new":
      return <NewTable id={args[0] ?? ""} />;
    case "play":
      return <Table key={args[0]} id={args[0] ?? ""} />;
    case "replay":
      return <Replay key={args[0]} id={args[0] ?? ""} ply={args[1]} />;
    case "review":
      return <Replay key={args[0]} id={args[0] ?? ""} ply={args[1]} reviewed />;
    case "puzzle":
      return <PuzzlePage args={args} />;
    case "rules":
      return <Rules game={args[0] ?? catalogue.games[0]!.id} rule={args[1]} />;
    case "learn":
      return <Learn />;
    case "lesson":
      return <Lesson key={`${args[0]} ${args[1]}`} game={args[0] ?? ""} chapter={args[1]} />;
    case "game":
      return <Linked text={args[0] ?? ""} ply={args[1]} />;
    case "with":
      return <Part key={args[0]} of="With" game={args[0] ?? ""} />;
    case "at":
      return <Part key={args[0]} of="At" id={args[0] ?? ""} />;
    case "join":
      return <Part key={args[0]} of="Join" by="invite" text={args[0] ?? ""} />;
    case "code":
      return <Part key={args[0]} of="Join" by="code" text={args[0] ?? ""} />;
    case "claim":
      return <Part key={args[0]} of="Claim" text={args[0] ?? ""} />;
    case "me":
      return <Part of="PersonPage" id={null} />;
    case "person":
      return <Part key={args[0]} of="PersonPage" id={args[0] ?? null} />;
    default:
      return <Home />;
  }
}

/** Screens with words of the engine: they are drawn anew in another language. */
const WITH_ENGINE = ["play", "replay", "review", "puzzle", "lesson", "at"];

function App() {
  const isEngines = WITH_ENGINE.includes(route.value.page);
  return (
    <>
      <Sprite />
      <Screen key={isEngines ? language.value : ""} />
      <NewVersion />
      <Notices />
      <LiveRegions />
      <Tip />
    </>
  );
}

acceptDrops();
void findPlace();
ask("ready", null).catch(() => warn("engine", t.trouble.engine));
void speakChosen().then(() => {
  render(<App />, document.getElementById("app")!);
  goOffline();
});
