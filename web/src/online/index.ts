// Everything of playing with others that is fetched when somebody wants it.
export { At, Claim, Join, With } from "./come";
export { ClubLists, HeadMark, HomeLine, joinBy } from "./lists";
export { PersonPage } from "./person";
