import { type ContentAct, contentActs } from "#domain/audit.ts";
import {
  type DossierLevel,
  dossierLevels,
  levelsInOffice,
  levelsOnDossier,
  levelsOnHandedPart,
  type Viewer,
} from "#domain/dossier-level.ts";
import { type Act, checkPermission } from "#domain/permission.ts";
import type { Problem } from "#domain/problem.ts";
import { levelsOnThread } from "#domain/thread.ts";
import { systemVisibility } from "#domain/visibility-system.ts";

/** A level that depends on the row, such as being the applicant of this dossier. */
export type RowLevel = DossierLevel;

/** The condition for seeing a field: none, the session of the set-up, permission for an act, or a level on the row. */
export type Level = "everyone" | "setUp" | Act | RowLevel;

/** The fields of each type by level, as names with spaces between them. One of the levels of a field is enough. */
export type FieldTable = Readonly<Record<string, Partial<Record<Level, string>>>>;

/** Gives the levels of a viewer on one row. */
export type LevelsOnRow = (viewer: Viewer | null, row: never) => readonly RowLevel[];

/**
 * The types whose rows differ for one viewer. Other types with such a level are parts of a row: a viewer has the same
 * levels on a part as on the row through which they reached it.
 */
export const levelsByType: Readonly<Record<string, LevelsOnRow>> = {
  Dossier: levelsOnDossier,
  OfficeDossier: levelsInOffice,
  HandedPart: levelsOnHandedPart,
  Thread: levelsOnThread,
};

/** The types whose fields are null for a viewer who may not see them, because their lists mix rows of many levels. */
export const quietTypes: readonly string[] = ["OfficeDossier"];

/**
 * The fields that show content of a dossier, by the act that the audit log records when someone of the office reads them
 * of a confidential one. A list shows less than the dossier itself.
 */
const contentFields: Readonly<Record<string, Readonly<Record<ContentAct, string>>>> = {
  OfficeDossier: {
    read_dossier: "files history messages notes opinions readings versions",
    list_dossier:
      "applicant askedInCents branch costInCents decision department judgement language myReview ofSameOrganisation organisation otherReaders releasedInCents responsible standingDecision theme title town",
  },
  Thread: { read_dossier: "entries", list_dossier: "language writer" },
};

/** Gives the act of reading a field of a confidential dossier; null for a field without content. */
export function contentActOf(type: string, field: string): ContentAct | null {
  return contentActs.find((act) => contentFields[type]?.[act].split(" ").includes(field)) ?? null;
}

// Counts and connections reveal no more than the things they are about.
const countFields = { everyone: "count value" } as const;
const edge = { everyone: "cursor node" } as const;

// Dossiers and the parts that were handed over have these types in common.
const forApplicantAndLinkHolder = (fields: string) => ({ applicant: fields, linkHolder: fields });
// The office reads the same parts of a dossier as its applicant.
const forWritersAndOffice = (fields: string) => ({ ...forApplicantAndLinkHolder(fields), content: fields });

// Members without conflict judge a dossier, and coordinators have the personal level on an ordinary one.
const forThoseWhoDecide = (fields: string) => ({ judge: fields, personal: fields });

/**
 * The levels of every field and mutation of the API, by type. `server/api/visibility.ts` enforces this table: a schema
 * with a field that is not in it, or without a field that is, cannot be built.
 */
export const visibility: { fund: FieldTable; system: FieldTable } = {
  fund: {
    Query: {
      everyone:
        "call calls catalogue currentCall giftAccount giftProjects handedPart latestResults myDossiers myLateAccess news newsItem now offer offerCounts offers page pledge project projectApproval projects years",
      submitDossier: "dossier",
      readCallPlan: "officeCall officeCalls",
      readDossiers:
        "mentioningDossiers officeDossier officeDossierCounts officeDossierPlan officeDossiers waitingDossiers",
      // The rest of the budget moves with each grant, so that it tells amounts: only those who decide and pay read it.
      reviewDossier: "requestBudget reviewRound reviewRounds",
      payGrant: "requestBudget",
      runCall: "draftCount earlierCall reviewRound reviewRounds",
      readOutbox: "outbox plannedReleases releasePlan",
      attendMeeting: "meeting",
      readInbox: "savedAnswers thread threads waitingThreads",
      writePage: "editedPage editedPages previewMarkdown textGaps texts",
      writeNews: "editedNews previewMarkdown",
      writeMail: "mailText previewMailText",
      // Each of these checks whether the dossier of the project is ordinary and released.
      writeProject:
        "endedProjects officeOffer officeOffers officeOrganisation officeOrganisations organisations projectDraft projectDrafts projectGaps projectImport unpublishedOffers",
    },
    Mutation: {
      everyone: "answerApproval fillHandOver finishHandOver offerHelp pledgeGift removeHandedFile sendMessage",
      submitDossier:
        "beginDossier claimLateAccess discardDossier handOverFinancial makeConfidential readMessages removeFile saveDossier sendDossier takeBackFinancial withdrawDossier writeToOffice",
      castVote: "castVote",
      openOffice: "writeToApplicant",
      // Each of these checks whether the conversation is one that the officer may answer.
      readInbox: "answerThread finishThread finishThreads noteOnThread takeThread",
      // Each of these checks the levels of the officer on the dossier.
      readDossiers:
        "askForCompletion declineAsIneligible handleDossiers judgeAsItIs judgePoints revealAnswer setTheme withdrawOnBehalf writeNote",
      standIn: "declareConflict giveOpinion setUrgent takeUpRequest",
      reviewDossier:
        "chooseReviewers decide declareConflict giveOpinion giveSecondLook moveUp nameSubstitute openForMember saveReview setUrgent takeDecisionBack takeUpRequest",
      // Each of these checks the levels of the officer on the dossiers.
      readOutbox: "editLetter keepDecisions releaseDecisions sendLetterTrial",
      runCall:
        "assignReviewers changeCall changeVoteRules chooseReviewers countVotes endRound enterPaperVote giveLateAccess giveToCommittee makeCall makeEarlierCall prolongVote publishCall publishEarlierCall releaseResults remindReviewers removeCall removeSavedAnswer reopenRound saveAnswer saveEarlierCall saveResultLetters takeBack",
      // Each of these checks who chairs or records.
      attendMeeting: "decideItem discuss endMeeting joinMeeting leaveMeeting nameRecorder noteAttendance openMeeting",
      scoreProject: "scoreProject",
      decideTie: "decideTie",
      writePage: "writePage",
      writeNews: "publishNews removeNews unpublishNews writeNews",
      writeMail: "resetMailText sendMailTrial writeMailText",
      writeProject:
        "applyProjectImport askApproval cancelPublication closeOffer correctOrganisation describePicture discardProjectImport makeOffer makeProject publishOffer publishProject removeProjectPicture unpublishProject writeOffer writeProject",
    },
    Subscription: { runCall: "turnout", attendMeeting: "meetingChanges" },
    AltText: { writeProject: "language text" },
    Call: {
      everyone:
        "awardsFrom ballot budgetInCents committeeWeight costShare givenToWinnersInCents hasVoted id intro maximumInCents maximumWhenActiveInCents myVote phase projectCount projects prolongReason results resultsPublished slug submissionsClose submissionsOpen tieRule title turnout voteProof voteWeight votingCloses votingOpens winnerCount",
      runCall: "lateAccesses liveTurnout log resultLetters voteDesk",
      readCallPlan: "plan",
      decideTie: "undecidedTie",
      scoreProject: "handScores",
    },
    BranchTurnout: { runCall: "branch electorate voted" },
    CallLogEntry: { runCall: "act actName after at before by field number" },
    CallPlan: {
      readCallPlan:
        "ballotSize candidateCount committeeMeets criteria eligibility intro isEarlierDraft isScored publishedAt reportsDue revision title",
    },
    CallResults: { everyone: "electorate isCheckable rows tieReason votesCast" },
    CallText: { readCallPlan: "language text" },
    Catalogue: {
      everyone: "call calls entries hasMore hasWinners page pages regions search statuses themes total",
    },
    CatalogueCallCount: countFields,
    CatalogueEntry: { everyone: "call match project" },
    CatalogueMatch: { everyone: "excerpt isExcerptInDutch organisation title town" },
    CatalogueRegionCount: countFields,
    CatalogueSearch: { everyone: "isCorrected suggestion words" },
    CatalogueStatusCount: countFields,
    CatalogueThemeCount: countFields,
    Criterion: { readCallPlan: "help id name weight words" },
    Dossier: {
      applicant:
        "answerBy answers begunAt call changedAt completeBy deadline doneSteps files handOver hasUnsentChanges history id isConfidential letters mayBecomeConfidential mayEdit mayEditUntil maySend mayWithdraw messages number openStep revision sentAt situation state step title type versions",
    },
    DossierAnswer: forWritersAndOffice("field value"),
    // Only the answer to a person who saved has these, and saving checks the dossier or the link.
    DossierConflict: { everyone: "field theirs" },
    DossierEvent: { applicant: "at fromState mover reason toState" },
    DossierFile: forWritersAndOffice("field id name scan size type"),
    DossierMessage: { applicant: "id isFromOffice isRead text writtenAt" },
    DossierVersion: { applicant: "answers changedFields files sentAt version" },
    // The email address of a handed part is always null, because it is the applicant's.
    TypedText: { runCall: "name text" },
    EarlierCall: { runCall: "id revision texts" },
    FormSituation: {
      applicant:
        "asksRegisterNumber costShare departments knownEmail maximumInCents maximumWhenActiveInCents members now workplaces",
      linkHolder:
        "asksRegisterNumber costShare departments knownEmail maximumInCents maximumWhenActiveInCents now workplaces",
    },
    NamedMember: { applicant: "id name" },
    EligibilityPoint: { readCallPlan: "check id text" },
    DraftApproval: { writeProject: "answeredAt askedAt due isApproved showsFirstname versionId wish" },
    DraftOrganisation: { writeProject: "country legalForm name postalCode region town website" },
    DraftPicture: { writeProject: "alts focusX focusY hasConsent height id maker name refusal width widths" },
    EditedPage: { writePage: "changedAt key revision texts translations versions writer" },
    EditedNews: { writeNews: "changedAt id publishedAt revision slug state texts translations versions" },
    EditedPageVersion: { writePage: "changedAt id note writer", writeNews: "changedAt id note writer" },
    FindingGap: { runCall: "language part" },
    FindingSubject: { runCall: "gaps project" },
    GiftAccount: { everyone: "holder iban qr" },
    GiftProject: { everyone: "call isTranslated slug title" },
    GivenLateAccess: { runCall: "givenAt givenBy id person until" },
    HandScore: { scoreProject: "project score" },
    HandOver: { applicant: "completedAt expiresAt madeAt" },
    HandedPart: {
      linkHolder: "answers askedBy changedAt completedAt deadline expiresAt files mayEdit revision situation",
    },
    LateAccess: { submitDossier: "call until" },
    LiveTurnout: { runCall: "branches electorate smallBranches voted" },
    // Every read checks on the roll whose vote it is.
    MyVote: { castVote: "project receipt" },
    News: { everyone: "html id inDutch intro publishedAt slug title" },
    Offer: {
      everyone:
        "endsAt hands hoursPerMonth id illustration inDutch isOver languages minimumAge moment organisation slug startsAt task title",
    },
    OfferValue: { writeProject: "field value" },
    OfficeOffer: {
      writeProject: "changedAt hands id isByHand missing organisationName revision slug state title values volunteers",
    },
    OfficeOfferList: { writeProject: "first hasMoreThanTotal next previous remarks rows total" },
    OfficeOrganisation: { writeProject: "id name offers projects revision town values website" },
    OfficeOrganisationList: { writeProject: "first hasMoreThanTotal next previous remarks rows total" },
    OrganisationValue: { writeProject: "field value" },
    OfferCounts: { everyone: "languages regions rhythms total" },
    OfferLanguageCount: countFields,
    OfferRegionCount: countFields,
    OfferRhythmCount: countFields,
    DossierActOutcome: { readDossiers: "going staying" },
    StayingDossier: { readDossiers: "dossier reason" },
    Decision: forThoseWhoDecide(
      "amountInCents decidedAt decidedBy isLoan isPrinted letters lostHour mayRelease missing outcome plannedFor reasons releasedAt revision votes",
    ),
    DecisionLetter: forThoseWhoDecide("draft isEdited language text"),
    DecisionText: { ...forThoseWhoDecide("language text"), applicant: "language text" },
    MissingPart: forThoseWhoDecide("language part"),
    RequestBudget: {
      reviewDossier: "budgetInCents givenInCents leftInCents year",
      payGrant: "budgetInCents givenInCents leftInCents year",
    },
    RequestOpinion: { judge: "amountInCents givenAt isLoan isMine member reason" },
    ResultLetters: { runCall: "notElected revision winner" },
    SentLetter: { applicant: "outcome releasedAt texts" },
    DossierStateCount: { readDossiers: "count state" },
    OfficeDossier: {
      everyone: "acts id levels",
      row: "answerBy call completeBy isConfidential isUrgent number reviewSince sentAt state type",
      aside: "number type",
      closed: "number type",
      workplace: "branch department",
      name: "applicant branch department",
      organisation: "organisation",
      summary: "applicant language organisation responsible theme title town",
      content:
        "applicant askedInCents branch costInCents department files history language messages notes ofSameOrganisation organisation otherReaders readings responsible theme title town versions",
      declare: "isLikelyConflict mayScore waitsForScore",
      handle: "points reviewers",
      // A judgement is null until all who may have scored did, or the round has ended.
      judge:
        "conflictAnswer decision judgement mayScore myReview needsSubstitute opinions possibleOutcomes releasedInCents reviewProgress standingDecision waitsForScore",
      personal:
        "decision hasUndeliveredMail judgement possibleOutcomes releasedInCents reviewProgress standingDecision",
      chair: "closedFor hasUndeliveredMail",
      payment: "number releasedInCents",
      outcome: "number organisation releasedInCents state title",
    },
    OfficeDossierList: { readDossiers: "first hasMoreThanTotal next previous remarks rows total" },
    CriterionScore: forThoseWhoDecide("criterion score"),
    Judgement: forThoseWhoDecide("criteria mean rank reviews spread"),
    MemberProgress: { runCall: "due finished id isBehind name" },
    Review: forThoseWhoDecide("changedAt isBeforeCompletion isFinished isShown mean member name note scores"),
    ReviewCriterion: { reviewDossier: "help id name weight words", runCall: "help id name weight words" },
    ReviewProgress: forThoseWhoDecide("finished reviewers"),
    Reviewer: { handle: "id isReviewer name" },
    ReviewRound: {
      reviewDossier: "call committeeMeets criteria dossiers endedAt isRankingOpen reviewersPerDossier",
      runCall: "call committeeMeets criteria dossiers endedAt isRankingOpen members reviewersPerDossier",
    },
    // Only the answer to a member who saved has this.
    SavedReview: { reviewDossier: "changedAt isFinished mean" },
    PlannedRelease: { readOutbox: "at count" },
    ListRemark: { readDossiers: "kind name", writePage: "kind name" },
    ListedText: { writePage: "changedAt key kind state title titleLanguage translations" },
    MailPreview: { writeMail: "button paragraphs subject" },
    MailText: { writeMail: "changedAt isBare isStandard key revision standard texts translations words writer" },
    MailTextIn: { writeMail: "body language subject" },
    ClosedMember: { chair: "id name" },
    OfficePoint: { handle: "id isChecked isMet text" },
    DossierReader: { content: "id name" },
    OfficeEvent: { content: "at by mover reason toState" },
    OfficeMessage: { content: "author id isFromOffice isRead text writtenAt" },
    DossierReading: { content: "act at by field reason" },
    OfficeNote: { content: "author id mentions text writtenAt" },
    OfficeVersion: { content: "answers changedFields sentAt version" },
    Organisation: { everyone: "country id legalForm name postalCode region town website" },
    Page: { everyone: "body changedAt html inDutch intro isTranslated title versions" },
    PageInfo: { everyone: "endCursor hasNextPage hasPreviousPage startCursor" },
    OrganisationChoice: { writeProject: "id name town" },
    PageTextIn: { writePage: "body intro language title", writeNews: "body intro language title" },
    PageTranslation: { writePage: "language state", writeNews: "language state", writeMail: "language state" },
    PageVersion: { everyone: "changedAt id isNoteInDutch note" },
    Pledge: { everyone: "amountInCents id project qr reference" },
    Project: {
      everyone:
        "amountInCents askedInCents call committeeScore costInCents id illustration isReportDue neighbours organisation photo proposer rank slug status text theme votes",
    },
    // Only a personal link finds it.
    ProjectApproval: {
      everyone: "answeredAt askedAt description impact isApproved language showsFirstname summary title wish",
    },
    ProjectDelivery: { everyone: "delivered inDutch isMet promised" },
    ProjectDraft: {
      writeProject:
        "amountInCents approval askedInCents branch callSlug changedAt costInCents hasNewAnswer hasUnpublishedTexts id illustration isByHand isPlanMissed missing organisation organisationId picture preview publishAt publishedAt revision slug sourceLanguage status texts theme translations versions",
    },
    ProjectDraftList: { writeProject: "first hasMoreThanTotal next previous remarks rows total" },
    ProjectDraftText: { writeProject: "description impact language summary title" },
    ProjectImport: { writeProject: "counts fileName id lines madeAt" },
    ProjectLine: {
      writeProject: "kind line makesOrganisation makesYear organisation place problems status title year",
    },
    ProjectLineCount: { writeProject: "count kind" },
    ProjectLineProblem: { writeProject: "code field least most" },
    ProjectNeighbours: { everyone: "next others previous" },
    ProjectPhoto: { everyone: "alt focus height inDutch maker src srcset width" },
    ProjectPicture: { everyone: "caption illustration inDutch" },
    ProjectStory: { everyone: "deliveries description followUp gallery impact inDutch quote" },
    ProjectText: { everyone: "inDutch story summary title" },
    Proposer: { everyone: "branch department firstname status" },
    QrCode: { everyone: "path size" },
    QueryOffersConnection: { everyone: "edges pageInfo" },
    QueryOffersConnectionEdge: edge,
    ProjectTranslation: { writeProject: "language state" },
    ProjectVersion: { writeProject: "changedAt id publishedAt texts writer" },
    QueryProjectsConnection: { everyone: "edges pageInfo totalCount" },
    QueryProjectsConnectionEdge: edge,
    ResultRow: { everyone: "amountInCents committeeScore isTied isWinner points project rank share tieBreak votes" },
    // The same goes for these as for a DossierConflict.
    SavedDossier: { everyone: "changedAt conflicts revision" },
    SavedProject: { writeProject: "changedAt isPlanDropped revision" },
    SavedAnswer: { readInbox: "changedAt id name revision texts" },
    SavedAnswerText: { readInbox: "language text" },
    SmallBranches: { runCall: "electorate voted" },
    TextList: { writePage: "first hasMoreThanTotal next previous remarks rows total" },
    TextPart: { everyone: "isMatch text" },
    Thread: {
      handle:
        "dossierId email entries id isConfidential isMine kind language number preview revision state takenBy title topic writer writtenAt",
    },
    ThreadEntry: { handle: "author id kind text writtenAt" },
    ThreadList: { readInbox: "first hasMoreThanTotal next previous remarks rows total" },
    VoteDesk: { runCall: "failure findings reminders stage waitsForCommittee" },
    VoteFailure: { runCall: "retryAt" },
    VoteFinding: { runCall: "code figure severity subjects" },
    VoteProof: { everyone: "ballots hasReceipt receipts votes" },
    VoteReminder: { runCall: "at begunAt days mails" },
    // A meeting has only what its viewer reads: its dossiers, budget and minutes leave out the rest.
    Meeting: {
      attendMeeting:
        "agenda budget current endedAt entries guests hasItemLeft isOpen isOutside isPresent isRecorder mayOpen openedAt recorderId revision room seats",
    },
    MeetingBudget: { attendMeeting: "awardedInCents budgetInCents isPartial keptInCents leftInCents" },
    MeetingEntry: { attendMeeting: "amountInCents at id kind number outcome person remark title votes" },
    MeetingGuest: { attendMeeting: "id name" },
    MeetingRoom: { attendMeeting: "able isQuorate needed outside present" },
    MeetingSeat: { attendMeeting: "id isChair isMember isPresent isRemote leftAt name" },
    MentioningDossier: { readDossiers: "id number" },
    WaitingDossiers: { readDossiers: "count day step" },
    WaitingThreads: { readInbox: "count since" },
    Year: { everyone: "amountInCents internalAmountInCents internalRequests projects turnout year" },
  },
  system: systemVisibility,
};

/** Lists the names of the fields that one level of a type shows. */
export function fieldsOf(table: FieldTable, type: string, level: Level): readonly string[] {
  return table[type]?.[level]?.split(" ") ?? [];
}

/** Lists the levels of one field; none if it is not in the table. */
export function levelsOfField(table: FieldTable, type: string, field: string): readonly Level[] {
  const levels = Object.keys(table[type] ?? {}) as Level[];
  return levels.filter((level) => fieldsOf(table, type, level).includes(field));
}

/** Tells whether a level depends on the row; the others depend on the viewer only. */
export function isRowLevel(level: Level): level is RowLevel {
  return (dossierLevels as readonly Level[]).includes(level);
}

/** Says why a viewer has none of these levels, or null when they have one. A browser that sets up has no other level. */
export function checkLevels(
  viewer: Viewer | null,
  levels: readonly Level[],
  levelsOnRow: () => readonly RowLevel[],
  isSettingUp = false,
): Problem | null {
  const problems = levels.map((level) => {
    if (level === "everyone") return null;
    if (level === "setUp") return isSettingUp ? null : ({ code: "setUp.noSession" } as const);
    if (!isRowLevel(level)) return checkPermission(viewer, level);
    if (levelsOnRow().includes(level)) return null;
    return { code: viewer ? "permission.denied" : "login.required" } as const;
  });
  return problems.includes(null) ? null : (problems[0] ?? { code: "permission.denied" });
}
