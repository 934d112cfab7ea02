import project from "../../package.json" with { type: "json" };

/** The version of Samen that runs. */
export const samenVersion = project.version;
