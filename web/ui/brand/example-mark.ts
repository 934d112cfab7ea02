/** A mark for examples: a ring that follows the theme around it. */
export const exampleMark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    "<style>circle{fill:none;stroke:#333;stroke-width:10}" +
    "@media (prefers-color-scheme:dark){circle{stroke:#ddd}}</style>" +
    '<circle cx="32" cy="32" r="20"/></svg>',
)}`;
