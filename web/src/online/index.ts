// Everything about playing with others that is fetched when somebody needs it.
export { At, Claim, Join, With } from "./come";
export { ClubLists, HeadMark, HomeLine, joinBy } from "./lists";
export { PersonPage } from "./person";
