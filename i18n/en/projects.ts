import type { projects as dutch } from "#i18n/nl/projects.ts";

export const projects = {
  "projects.title": "Projects",
  "projects.lead":
    "Everything colleagues put forward: in the vote, supported or chosen by the fund. Pick a call and open a project.",
  "projects.tabs": "Calls",
  "projects.count": "{count, plural, one {# project} other {# projects}}",
  "projects.winnersFirst": "winners first",
  "projects.newestFirst": "newest call first",
  "projects.close": "Close this project",
  "projects.back": "Back to the list",
  "projects.more": "Read more",
  "projects.story": "Read the whole story",
  "projects.none.title": "No projects yet",
  "projects.none.text": "They appear here once the committee has read the first dossiers.",
  "projects.none.action": "Put a project forward",
  "projects.results.heading": "{call}: how we voted",
  "projects.results.votes": "{votes, plural, one {# colleague} other {# colleagues}} cast a vote.",
  "projects.results.votesOf":
    "{votes, plural, one {# colleague} other {# colleagues}} cast a vote, {turnout, number, percent} of those who could.",
  "projects.results.formula":
    "Those votes count for {vote, number, percent}, the committee’s score for {committee, number, percent}.",
  "projects.results.chart": "Votes per project, {call}",
  "projects.results.count": "{votes, plural, one {# vote} other {# votes}}",
  "projects.results.table": "Show as a table",
  "projects.results.project": "Project",
  "projects.results.share": "Share",
  "projects.results.number": "Votes",
  "projects.internal.heading": "Internal projects stay between us",
  "projects.internal.text":
    "A colleague going through a hard time can ask the fund for support. Only the selection committee reads that dossier: no vote, no announcement, no names.",
  "projects.internal.only": "All we share is one figure a year.",
  "projects.internal.requests": "internal {count, plural, one {request} other {requests}} supported in {year}",
  "projects.internal.amount": "internal support in {year}",
  "projects.internal.action": "Ask for internal support",
  "projects.selection.title": "The fund’s selection",
  "projects.selection.lead":
    "Some dossiers did not make the ballot but did deserve support. The fund chose them itself.",
  "projects.selection.none.title": "Nothing selected yet",
  "projects.selection.none.text": "When the fund selects a dossier itself, you read it here.",
  "projects.selection.none.action": "Browse all projects",
} satisfies Record<keyof typeof dutch, string>;
