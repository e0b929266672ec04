/** The names of custom boards, which contain the whole board. */

/** Whether a board with this name is built of tiles. */
export const isOfTiles = (board: string) => board.startsWith("realm-");

/** Whether a board lists its own regions. Summaries have only this beginning of the name, and its table the board. */
export const isFree = (board: string) => board.startsWith("board-");
