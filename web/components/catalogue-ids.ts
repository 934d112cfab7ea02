/** The id of the start of the list; links to its pages lead here. */
export const listId = "list";

/** The id of a project's card in the list. */
export const cardId = (slug: string) => `card-${slug}`;

/** The id of the heading of the open project, which takes the focus when it opens. */
export const selectedHeadingId = "selected-heading";
