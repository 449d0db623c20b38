/** The server writes the name of the shop into the title of the document. */
export const officeTitle = document.title
