import type { FieldTable } from "#domain/visibility.ts";

/** The levels of the fields of the API that has nothing to do with the fund: logging in, people, settings, the set-up. */
export const systemVisibility: FieldTable = {
  Query: {
    everyone: "companyLogin demo fund kiosk me setUp",
    readDossiers: "savedViews",
    correctPerson: "people person savedViews sessionsOfPeople",
    importRoster: "rosterDraft",
    readMailLog: "mailLog savedViews",
    readAuditLog: "auditActs auditLog savedViews",
    printAccessLetters: "accessLetters",
    runCall: "kiosks",
    manageConnections: "apiTokens webhooks",
    changeSettings: "fundPictures listUse mailFrom oldRecords senderCheck settingForms testMail",
  },
  Mutation: {
    everyone:
      "askForAnotherCode askIfListed askToLogin enterKiosk giveConsent loginAsDemoPerson loginWithCode loginWithLetter loginWithLink logout openSetUp setUpKiosk",
    setUp:
      "confirmSetUpMail continueWithoutMail discardFirstRoster finishOfficers importFirstRoster nameBranches nameFirstOfficers nameFund openSite planFirstCall putOffStep sendSetUpMail setFirstColours",
    seeOwnAccount:
      "beginPasskeyProof chooseLanguage endOtherSessions endSession proveWithCode proveWithPasskey removeCodeApp removePasskey",
    eraseOwnAccount: "eraseOwnData",
    addSecondFactor: "beginCodeApp beginPasskey confirmCodeApp finishPasskey",
    readDossiers: "removeView saveView",
    correctPerson: "correctPerson decideWaitingAddress endSessionsOfPeople removeView saveView",
    readMailLog: "removeView saveView",
    readAuditLog: "removeView saveView",
    importRoster: "applyRosterDraft discardRosterDraft",
    giveRole: "giveRole giveSeat takeRole",
    runCall: "addKiosk removeKiosk",
    changeSettings: "changeSettings removeFundPicture sendTestMail",
    manageConnections: "addWebhook endToken makeToken removeWebhook",
  },
  ApiToken: { manageConnections: "expiresAt id lastUsedAt madeAt name permissions" },
  Webhook: { manageConnections: "address deliveries events id madeAt" },
  WebhookDelivery: { manageConnections: "event id isGivenUp madeAt sentAt status" },
  AccessLetters: { printAccessLetters: "count leftOut owner" },
  CodeAppSetUp: { addSecondFactor: "address qr secret" },
  Consent: { everyone: "allowed givenAt id" },
  Demo: { everyone: "code mails people" },
  DemoMail: { everyone: "at from id subject text to" },
  DemoPerson: { everyone: "accessCode email employeeId firstname lastname part" },
  Fund: {
    everyone:
      "accountHolder address answerDays branches claim company declinedMonths declinedRequestMonths departments email helplines iban languages messageMonths name paidMonths phone shortName shortNames themes urgentAnswerDays volunteerMonths",
  },
  FundPictures: { changeSettings: "present revision" },
  FundListItem: { everyone: "code isActive name" },
  FundName: { everyone: "language text" },
  Helpline: { everyone: "about name phone" },
  KeptRecords: { seeOwnAccount: "count kind staysWhenErased" },
  // The cookie of a tablet identifies the kiosk, and only the voter in front of it sees this.
  Kiosk: { everyone: "branch voter" },
  KioskSetUp: { runCall: "address code qr" },
  KnownKiosk: { runCall: "branch id lastSeenAt madeAt name" },
  SenderCheck: { changeSettings: "dmarc domain spf" },
  ListUse: { changeSettings: "code count" },
  Me: {
    seeOwnAccount:
      "audit branch department email employeeId employmentStatus firstname hasToVote id kept language lastname roles seat secondFactor sessionExpires sessions waiting",
  },
  WaitingWork: { seeOwnAccount: "count kind" },
  // Each list is as visible as its rows.
  ListRemark: { correctPerson: "kind name", readMailLog: "kind name", readAuditLog: "kind name" },
  AuditActName: { readAuditLog: "act text" },
  AuditEntry: { readAuditLog: "act actor at details id subject" },
  AuditLog: { readAuditLog: "first hasMoreThanTotal next previous remarks rows total" },
  LoggedMail: { readMailLog: "id isConfidential language listedAt name recipient sentAt state" },
  MailLog: { readMailLog: "first hasMoreThanTotal next previous remarks rows total" },
  OfficePerson: {
    correctPerson:
      "addressWaitsSince branch department email employeeId employmentStatus factors firstname id language lastLoginAt lastname leftAt letterMadeAt revision roles sessionCount waitingEmail",
  },
  OfficeRole: { correctPerson: "role seat" },
  PeopleList: { correctPerson: "first hasMoreThanTotal next previous remarks rows total" },
  RosterChange: { importRoster: "after before field" },
  RosterDraft: { importRoster: "counts fileName fingerprint id lettersNeeded lines madeAt rolesEnding unchanged" },
  RosterLine: { importRoster: "branch changes doubt employeeId hasRole kind line name needsLetter word" },
  RosterLineCount: { importRoster: "count kind" },
  SessionCount: { correctPerson: "people sessions" },
  SavedView: {
    readDossiers: "address id isShared mayChange name",
    correctPerson: "address id isShared mayChange name",
    readMailLog: "address id isShared mayChange name",
    readAuditLog: "address id isShared mayChange name",
  },
  OldRecords: { changeSettings: "count kind" },
  OwnAuditEntry: { seeOwnAccount: "act at by id isByMe" },
  Passkey: { seeOwnAccount: "id madeAt name usedAt" },
  // A drawing of a text that the viewer sees anyway.
  QrCode: { everyone: "path size" },
  FirstBranch: { setUp: "legalLanguage name" },
  FirstOfficer: { setUp: "email firstname hasSecondFactor lastname role" },
  FirstRoster: { setUp: "added changed doubtful left lines officersMissing unchanged" },
  FirstRosterLine: { setUp: "doubt employeeId kind line name word" },
  SetUp: {
    everyone: "hasSession isLinkGood",
    setUp: "accent branches hasCommittee mailFolder officers primary progress roster testMail",
  },
  SetUpMail: { setUp: "isCodeOpen state to" },
  SetUpStepProgress: { setUp: "outcome step" },
  SecondFactor: { seeOwnAccount: "codeAppSince isNeeded isProven mayAdd mayAddFrom obstacle passkeys" },
  SettingForm: { changeSettings: "part revision values" },
  SettingValue: { changeSettings: "field value" },
  TestMail: { changeSettings: "error queuedAt state" },
  Session: { seeOwnAccount: "device expiresAt id isThis seenAt startedAt way" },
};
