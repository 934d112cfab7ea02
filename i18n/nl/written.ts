export const written = {
  "written.changed": "Laatst gewijzigd op {date}",
};
