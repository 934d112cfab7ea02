import type { Act } from "#domain/permission.ts";

/** The people who see something: everyone, or those who may do this act. */
export type Audience = "everyone" | Act;

type Rows = Readonly<Record<string, Partial<Record<Audience, string>>>>;

// Counts and connections reveal no more than the things they are about.
const counted = { everyone: "count value" } as const;
const edge = { everyone: "cursor node" } as const;

/**
 * The audience of every field and mutation of the API, by type. A test walks the schemas: it fails for a field without
 * a row here, and for one that other people than in its row can see.
 */
export const visibility: { fund: Rows; system: Rows } = {
  fund: {
    Query: {
      everyone:
        "call calls catalogue currentCall giftAccount giftProjects handedPart latestResults myDossiers myLateAccess now offer offerCounts offers page pledge project projects years",
      submitDossier: "dossier",
    },
    Mutation: {
      everyone: "fillHandOver finishHandOver offerHelp pledgeGift removeHandedFile sendMessage",
      submitDossier:
        "beginDossier claimLateAccess discardDossier handOverFinancial readMessages removeFile saveDossier sendDossier takeBackFinancial withdrawDossier writeToOffice",
      castVote: "castVote",
      openOffice: "writeToApplicant",
      askForCompletion: "askForCompletion",
      runCall: "changeVoteRules countVotes enterPaperVote giveLateAccess prolongVote releaseResults takeIntoReview",
      scoreProject: "scoreProject",
      decideTie: "decideTie",
    },
    Subscription: { runCall: "turnout" },
    Call: {
      everyone:
        "awardsFrom ballot budgetInCents committeeWeight givenToWinnersInCents hasVoted id maximumInCents maximumWhenActiveInCents myVote phase projectCount projects results resultsPublished slug submissionsClose submissionsOpen tieRule title turnout voteProof voteWeight votingCloses votingOpens winnerCount",
      runCall: "liveTurnout voteDesk",
      decideTie: "undecidedTie",
    },
    BranchTurnout: { runCall: "branch electorate voted" },
    CallResults: { everyone: "electorate isCheckable rows tieReason votesCast" },
    Catalogue: {
      everyone: "call calls entries hasMore hasWinners page pages regions search statuses themes total",
    },
    CatalogueCallCount: counted,
    CatalogueEntry: { everyone: "call match project" },
    CatalogueMatch: { everyone: "excerpt isExcerptInDutch organisation title town" },
    CatalogueRegionCount: counted,
    CatalogueSearch: { everyone: "isCorrected suggestion words" },
    CatalogueStatusCount: counted,
    CatalogueThemeCount: counted,
    // A dossier belongs to its applicant; every read checks the owner in the database.
    Dossier: {
      submitDossier:
        "answers begunAt call changedAt completeBy deadline doneSteps files handOver hasUnsentChanges history id isConfidential mayEdit mayEditUntil maySend mayWithdraw messages number openStep revision sentAt situation state step title type versions",
    },
    DossierAnswer: { submitDossier: "field value" },
    DossierConflict: { submitDossier: "field theirs" },
    DossierEvent: { submitDossier: "at fromState mover reason toState" },
    DossierFile: { submitDossier: "field id name scan size type" },
    DossierMessage: { submitDossier: "id isFromOffice isRead text writtenAt" },
    DossierVersion: { submitDossier: "answers changedFields files sentAt version" },
    FormSituation: {
      submitDossier: "asksRegisterNumber knownEmail maximumInCents maximumWhenActiveInCents now",
    },
    FindingGap: { runCall: "language part" },
    FindingSubject: { runCall: "gaps project" },
    GiftAccount: { everyone: "holder iban qr" },
    GiftProject: { everyone: "call isTranslated slug title" },
    HandOver: { submitDossier: "completedAt expiresAt madeAt" },
    // The applicant gave the link to this person; without the link there is nothing to read.
    HandedPart: {
      everyone: "answers askedBy changedAt completedAt deadline expiresAt files mayEdit revision situation",
    },
    LateAccess: { submitDossier: "call until" },
    LiveTurnout: { runCall: "branches electorate smallBranches voted" },
    // Every read checks on the roll whose vote it is.
    MyVote: { castVote: "project receipt" },
    Offer: {
      everyone:
        "endsAt hands hoursPerMonth id illustration inDutch isOver languages minimumAge moment organisation slug startsAt task title",
    },
    OfferCounts: { everyone: "languages regions rhythms total" },
    OfferLanguageCount: counted,
    OfferRegionCount: counted,
    OfferRhythmCount: counted,
    Organisation: { everyone: "country id legalForm name postalCode region town website" },
    Page: { everyone: "body changedAt html inDutch intro isTranslated title versions" },
    PageInfo: { everyone: "endCursor hasNextPage hasPreviousPage startCursor" },
    PageVersion: { everyone: "changedAt id isNoteInDutch note" },
    Pledge: { everyone: "amountInCents id project qr reference" },
    Project: {
      everyone:
        "amountInCents askedInCents call committeeScore costInCents id illustration isReportDue neighbours organisation proposer rank slug status text theme votes",
    },
    ProjectDelivery: { everyone: "delivered inDutch isMet promised" },
    ProjectNeighbours: { everyone: "next others previous" },
    ProjectPicture: { everyone: "caption illustration inDutch" },
    ProjectStory: { everyone: "deliveries description followUp gallery impact inDutch quote" },
    ProjectText: { everyone: "inDutch story summary title" },
    Proposer: { everyone: "branch department firstname status" },
    QrCode: { everyone: "path size" },
    QueryOffersConnection: { everyone: "edges pageInfo" },
    QueryOffersConnectionEdge: edge,
    QueryProjectsConnection: { everyone: "edges pageInfo totalCount" },
    QueryProjectsConnectionEdge: edge,
    ResultRow: { everyone: "amountInCents committeeScore isTied isWinner points project rank share tieBreak votes" },
    SavedDossier: { submitDossier: "changedAt conflicts revision" },
    SmallBranches: { runCall: "electorate voted" },
    TextPart: { everyone: "isMatch text" },
    VoteDesk: { runCall: "failure findings reminders stage waitsForCommittee" },
    VoteFailure: { runCall: "retryAt" },
    VoteFinding: { runCall: "code figure severity subjects" },
    VoteProof: { everyone: "ballots hasReceipt receipts votes" },
    VoteReminder: { runCall: "at begunAt days mails" },
    Year: { everyone: "amountInCents internalAmountInCents internalRequests projects turnout year" },
  },
  system: {
    Query: { everyone: "companyLogin demo fund kiosk me", printAccessLetters: "accessLetters", runCall: "kiosks" },
    Mutation: {
      everyone:
        "askForAnotherCode askIfListed askToLogin enterKiosk giveConsent loginAsDemoPerson loginWithCode loginWithLetter loginWithLink logout setUpKiosk",
      seeOwnAccount:
        "beginPasskeyProof chooseLanguage endOtherSessions endSession proveWithCode proveWithPasskey removeCodeApp removePasskey",
      eraseOwnAccount: "eraseOwnData",
      addSecondFactor: "beginCodeApp beginPasskey confirmCodeApp finishPasskey",
      correctPerson: "correctPerson",
      giveRole: "giveRole takeRole",
      runCall: "addKiosk removeKiosk",
    },
    AccessLetters: { printAccessLetters: "count leftOut owner" },
    CodeAppSetUp: { addSecondFactor: "address qr secret" },
    Consent: { everyone: "allowed givenAt id" },
    Demo: { everyone: "code mails people" },
    DemoMail: { everyone: "at from id subject text to" },
    DemoPerson: { everyone: "accessCode email employeeId firstname lastname part" },
    Fund: { everyone: "accountHolder address claim company email helplines iban name phone shortName" },
    Helpline: { everyone: "about name phone" },
    KeptRecords: { seeOwnAccount: "count kind staysWhenErased" },
    // The cookie of a tablet identifies the kiosk, and only the voter in front of it sees this.
    Kiosk: { everyone: "branch voter" },
    KioskSetUp: { runCall: "address code qr" },
    KnownKiosk: { runCall: "branch id lastSeenAt madeAt name" },
    Me: {
      seeOwnAccount:
        "audit branch department email employeeId employmentStatus firstname hasToVote id kept language lastname roles secondFactor sessionExpires sessions",
    },
    OwnAuditEntry: { seeOwnAccount: "act at by isByMe number" },
    Passkey: { seeOwnAccount: "id madeAt name usedAt" },
    QrCode: { addSecondFactor: "path size" },
    SecondFactor: { seeOwnAccount: "codeAppSince isNeeded isProven mayAdd mayAddFrom obstacle passkeys" },
    Session: { seeOwnAccount: "device expiresAt id isThis seenAt startedAt way" },
  },
};
