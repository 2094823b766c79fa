// What the table of Bronze Age says by itself; names come from the engine.
export const bronzeAge = {
  actions: (n: number): string => (n === 1 ? "1 Action" : `${n} Actions`),
  cards: (n: number): string => (n === 1 ? "1 card" : `${n} cards`),
  basic: "Basic",
  special: "Specialized",
  territories: "Territories",
  held: "Cards in hand",
  inHand: "Actions in hand",
  none: "none",
  decks: "The three decks",
  empty: "Empty",
  triumphs: "Triumphs",
  nobody: "nobody",
  hand: "Your hand",
  first: "First player",
};
