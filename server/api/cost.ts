import { auditActs } from "#domain/audit.ts";
import { criterionCount, mostEligibilityPoints } from "#domain/call-rules.ts";
import { mostTokens, mostWebhooks, shownDeliveries, tokenPermissions, webhookEvents } from "#domain/connection.ts";
import { consentCategories } from "#domain/consent.ts";
import { outcomes } from "#domain/decision.ts";
import { dossierStates, dossierSteps } from "#domain/dossier.ts";
import { dossierActs } from "#domain/dossier-act.ts";
import { dossierFields } from "#domain/dossier-form.ts";
import { officeLevels } from "#domain/dossier-level.ts";
import { waitingSteps } from "#domain/dossier-waiting.ts";
import { languages } from "#domain/language.ts";
import { offerRhythms } from "#domain/offer.ts";
import { waitingKinds } from "#domain/office-area.ts";
import { ownRecordKinds } from "#domain/own-record.ts";
import { pageKeys } from "#domain/page.ts";
import { givenRoles } from "#domain/permission.ts";
import { projectStatuses } from "#domain/project.ts";
import { pictureWidths } from "#domain/project-picture.ts";
import { regions } from "#domain/region.ts";
import { mostCandidates } from "#domain/result.ts";
import { rosterLineKinds } from "#domain/roster-line.ts";
import { mostSavedViews } from "#domain/saved-view.ts";
import { factorWays, mostPasskeys } from "#domain/second-factor.ts";
import { firstOfficers } from "#domain/set-up.ts";
import { setUpSteps } from "#domain/set-up-step.ts";
import { fundPictureKinds } from "#domain/setting.ts";
import { retentionKinds, settingParts } from "#domain/setting-form.ts";
import { mostSavedAnswers } from "#domain/thread.ts";
import { findingCodes, projectParts } from "#domain/vote-preflight.ts";
import { mostCalls } from "#server/database/queries/call.ts";

/** Marks a list that is as long as the `first` of the field around it. */
export const byFirstArgument = "first";

// Only the applicant reads a dossier and its parts, so these lengths are the usual ones, not the largest possible.
const dossiersOfPerson = 10;
const filesOfDossier = 20;
const versionsOfDossier = 10;
const messagesOfDossier = 20;

// Most funds have no more branches, departments or themes; they are kept in memory, so a longer list costs little.
const usualListItems = 10;

// Only people of the office read these lists, and few of them ask for the longest page.
const usualOfficeRows = 100;

// A committee reads in two evenings what a call brings.
const dossiersOfRound = 40;
const usualMembers = 9;
// A call has some twenty dossiers to decide about.
const usualOutbox = 30;

/** The number of pieces of a text that is cut at each match. */
const piecesOfText = 8;

/** The number of rows of each list without `first`. A test finds the lists that are missing here. */
export const rowsOfList: Record<string, number | typeof byFirstArgument> = {
  "AuditEntry.details": 4,
  "AuditLog.remarks": 1,
  "AuditLog.rows": usualOfficeRows,
  "Call.ballot": mostCandidates,
  "Call.handScores": mostCandidates,
  "Call.undecidedTie": mostCandidates,
  "CallPlan.criteria": criterionCount.most,
  "CallPlan.eligibility": mostEligibilityPoints,
  "CallPlan.intro": languages.length,
  "CallPlan.title": languages.length,
  "CallResults.rows": mostCandidates,
  "Catalogue.calls": mostCalls,
  "Catalogue.entries": byFirstArgument,
  "Catalogue.regions": regions.length,
  "Catalogue.statuses": projectStatuses.length,
  "Catalogue.themes": usualListItems,
  "CatalogueMatch.excerpt": piecesOfText,
  "CatalogueMatch.organisation": piecesOfText,
  "CatalogueMatch.title": piecesOfText,
  "CatalogueMatch.town": piecesOfText,
  "DraftPicture.alts": languages.length,
  "DraftPicture.widths": pictureWidths.length,
  "ProjectDraft.missing": 8,
  "ProjectDraft.texts": languages.length,
  "ProjectDraft.translations": languages.length,
  "ProjectDraftList.remarks": 1,
  "ProjectDraftList.rows": usualOfficeRows,
  "ProjectPhoto.inDutch": 1,
  "ProjectVersion.texts": languages.length,
  "OfficeOffer.missing": 8,
  "OfficeOffer.values": 20,
  "OfficeOfferList.remarks": 1,
  "OfficeOfferList.rows": usualOfficeRows,
  "OfficeOrganisation.values": 20,
  "OfficeOrganisationList.remarks": 1,
  "OfficeOrganisationList.rows": usualOfficeRows,
  "Query.endedProjects": 5,
  "ProjectImport.counts": 3,
  "ProjectLine.problems": 2,
  "Query.organisations": usualOfficeRows,
  "Consent.allowed": consentCategories.length,
  "Criterion.help": languages.length,
  "Criterion.name": languages.length,
  "Criterion.words": languages.length,
  "ReviewCriterion.words": 5,
  "Demo.people": 10,
  "Dossier.answers": dossierFields.length,
  "Dossier.doneSteps": dossierSteps.length,
  "Dossier.files": filesOfDossier,
  "Dossier.history": versionsOfDossier,
  "Dossier.messages": messagesOfDossier,
  "Dossier.versions": versionsOfDossier,
  "Dossier.letters": 2,
  "SentLetter.texts": 2,
  "Decision.letters": 2,
  "Decision.missing": 3,
  "Decision.reasons": 2,
  "Decision.votes": 3,
  "OfficeDossier.opinions": 3,
  "ResultLetters.notElected": languages.length,
  "ResultLetters.winner": languages.length,
  "Query.outbox": usualOutbox,
  "OfficeDossier.acts": dossierActs.length,
  "OfficeDossier.closedFor": 9,
  "OfficeDossier.files": filesOfDossier,
  "OfficeDossier.history": versionsOfDossier,
  "OfficeDossier.levels": officeLevels.length,
  "OfficeDossier.messages": messagesOfDossier,
  "OfficeDossier.notes": messagesOfDossier,
  "OfficeDossier.ofSameOrganisation": 5,
  "OfficeDossier.otherReaders": 10,
  "OfficeDossier.points": mostEligibilityPoints,
  "OfficeDossier.possibleOutcomes": outcomes.length,
  "OfficeDossier.readings": messagesOfDossier,
  "OfficeDossier.reviewers": usualMembers,
  "OfficeDossier.versions": versionsOfDossier,
  "DossierActOutcome.going": usualOfficeRows,
  "DossierActOutcome.staying": usualOfficeRows,
  "OfficeDossierList.remarks": 1,
  "OfficeDossierList.rows": usualOfficeRows,
  "OfficeNote.mentions": 1,
  "OfficeVersion.answers": dossierFields.length,
  "OfficeVersion.changedFields": dossierFields.length,
  "Meeting.agenda": dossiersOfRound,
  "Meeting.entries": usualOfficeRows,
  "Meeting.guests": usualMembers,
  "Meeting.seats": usualMembers,
  "MeetingEntry.votes": 3,
  "MeetingRoom.outside": 1,
  "Judgement.criteria": criterionCount.most,
  "Judgement.reviews": usualMembers,
  "Query.reviewRounds": 5,
  "Review.scores": criterionCount.most,
  "ReviewRound.criteria": criterionCount.most,
  "ReviewRound.dossiers": dossiersOfRound,
  "ReviewRound.members": usualMembers,
  "SavedAnswer.texts": languages.length,
  "Thread.entries": messagesOfDossier,
  "ThreadList.remarks": 1,
  "ThreadList.rows": usualOfficeRows,
  "Mutation.finishThreads": usualOfficeRows,
  "Query.savedAnswers": mostSavedAnswers,
  "Query.mentioningDossiers": 5,
  "Query.plannedReleases": 5,
  "Query.officeDossierCounts": dossierStates.length,
  "Query.waitingDossiers": waitingSteps.length,
  "DossierVersion.answers": dossierFields.length,
  "DossierVersion.changedFields": dossierFields.length,
  "DossierVersion.files": filesOfDossier,
  "FirstRoster.lines": 32,
  "FirstRoster.officersMissing": firstOfficers.length,
  "EarlierCall.texts": usualOfficeRows,
  "EligibilityPoint.text": languages.length,
  "FormSituation.departments": usualListItems,
  "FormSituation.members": usualListItems,
  "FormSituation.workplaces": usualListItems,
  "EditedNews.texts": languages.length,
  "EditedNews.translations": languages.length,
  "EditedPage.texts": languages.length,
  "EditedPage.translations": languages.length,
  "FindingSubject.gaps": languages.length * projectParts.length,
  "FundPictures.present": fundPictureKinds.length,
  "Fund.branches": usualListItems,
  "Fund.departments": usualListItems,
  "Fund.helplines": 10,
  "Fund.languages": languages.length,
  "Fund.shortNames": languages.length,
  "Fund.themes": usualListItems,
  "HandedPart.answers": dossierFields.length,
  "HandedPart.files": filesOfDossier,
  "LiveTurnout.branches": usualListItems,
  "ListedText.translations": languages.length,
  "MailPreview.paragraphs": 10,
  "MailText.standard": languages.length,
  "MailText.texts": languages.length,
  "MailText.translations": languages.length,
  "MailText.words": 10,
  "News.inDutch": 3,
  "TextList.remarks": 1,
  "TextList.rows": usualOfficeRows,
  "MailLog.remarks": 1,
  "MailLog.rows": usualOfficeRows,
  "Me.kept": ownRecordKinds.length,
  "Me.waiting": waitingKinds.length,
  "Me.roles": givenRoles.length,
  "Offer.inDutch": 3,
  "Offer.languages": languages.length,
  "OfferCounts.languages": languages.length,
  "OfferCounts.regions": regions.length,
  "OfferCounts.rhythms": offerRhythms.length,
  "Page.inDutch": 3,
  "OfficePerson.factors": factorWays.length,
  "OfficePerson.roles": 1,
  "PeopleList.remarks": 1,
  "PeopleList.rows": usualOfficeRows,
  "ProjectDelivery.inDutch": 2,
  "ProjectNeighbours.others": 3,
  "ProjectPicture.inDutch": 1,
  "ProjectStory.deliveries": 10,
  "ProjectStory.gallery": 10,
  "ProjectStory.inDutch": 4,
  "ProjectText.inDutch": 2,
  "Query.auditActs": auditActs.length,
  "Query.calls": mostCalls,
  "Query.myDossiers": dossiersOfPerson,
  "ApiToken.permissions": tokenPermissions.length,
  "Query.apiTokens": mostTokens,
  "Query.webhooks": mostWebhooks,
  "Webhook.deliveries": shownDeliveries,
  "Webhook.events": webhookEvents.length,
  "Query.savedViews": mostSavedViews,
  "Query.officeCalls": mostCalls,
  "Query.editedPages": pageKeys.length,
  "Query.listUse": usualListItems,
  "Query.oldRecords": retentionKinds.length,
  "Query.settingForms": settingParts.length,
  "Query.years": 50,
  "SettingForm.values": 60,
  "QueryOffersConnection.edges": byFirstArgument,
  "QueryProjectsConnection.edges": byFirstArgument,
  "RosterDraft.counts": rosterLineKinds.length,
  "RosterLine.changes": 2,
  "SavedDossier.conflicts": dossierFields.length,
  "SecondFactor.passkeys": mostPasskeys,
  "SetUp.branches": usualListItems,
  "SetUp.officers": firstOfficers.length,
  "SetUp.progress": setUpSteps.length,
  "VoteDesk.findings": findingCodes.length,
  "VoteDesk.reminders": 2,
  "VoteFinding.subjects": mostCandidates,
};

// A short field that is already in memory costs 1. The others were measured against it in processor time.
const query = 50;
const row = 10;

/** The cost of each row by itself, for lists that read their rows from the database. */
export const costOfRow: Record<string, number> = {
  "Call.ballot": row,
  "Call.handScores": row,
  "Call.projects": row,
  "CallResults.rows": row,
  "Catalogue.entries": row,
  "Query.giftProjects": row,
  "QueryOffersConnection.edges": row,
  "QueryProjectsConnection.edges": row,
};

/** The cost of a field by itself when it is more than 1: it reads the database, or makes a long text or a drawing. */
export const costOfField: Record<string, number> = {
  "Call.handScores": query,
  "Call.lateAccesses": query,
  "Call.liveTurnout": query,
  "Call.log": query,
  "Call.projects": row,
  "Call.undecidedTie": query,
  "GiftAccount.qr": 8 * query,
  "HandedPart.answers": query,
  "HandedPart.askedBy": query,
  "HandedPart.deadline": query,
  "HandedPart.files": query,
  "HandedPart.mayEdit": query,
  "HandedPart.situation": query,
  "Me.audit": query,
  "Me.kept": query,
  "Me.sessions": query,
  "Call.resultLetters": query,
  "Decision.decidedBy": query,
  "Dossier.letters": query,
  "OfficeDossier.decision": query,
  "OfficeDossier.hasUndeliveredMail": 2 * query,
  "OfficeDossier.needsSubstitute": query,
  "OfficeDossier.opinions": query,
  "OfficeDossier.ofSameOrganisation": query,
  "OfficeDossier.otherReaders": query,
  "OfficeDossier.points": 6 * query,
  "OfficeDossier.readings": query,
  "OfficeDossier.releasedInCents": row,
  "Page.body": row,
  "Page.html": 16 * query,
  "Page.versions": query,
  "Pledge.qr": 8 * query,
  "Project.neighbours": 10 * query,
  "ProjectStory.description": row,
  "Query.accessLetters": query,
  "Query.auditLog": 2 * query,
  "Query.call": query,
  "Query.catalogue": 10 * query,
  "Query.dossier": query,
  "Query.giftProjects": 4 * query,
  "Query.handedPart": query,
  "Query.editedPage": query,
  "Query.editedPages": query,
  "Query.apiTokens": query,
  "Query.webhooks": query,
  "Query.fundPictures": 2 * query,
  "Query.listUse": query,
  "Query.oldRecords": 10 * query,
  "Query.senderCheck": 10 * query,
  "Query.settingForms": 3 * query,
  "Query.testMail": query,
  "Meeting.entries": 3 * query,
  "Meeting.room": 2 * query,
  "Query.meeting": 4 * query,
  "Query.mailLog": 2 * query,
  "Query.mentioningDossiers": query,
  "Query.offer": query,
  "Query.offerCounts": 4 * query,
  "Query.offers": 2 * query,
  "Query.officeOffer": 2 * query,
  "Query.officeOffers": 2 * query,
  "Query.officeOrganisation": query,
  "Query.officeOrganisations": 2 * query,
  "Query.officeCall": query,
  "Query.officeCalls": query,
  "Query.outbox": 2 * query,
  "Query.page": query,
  "Query.plannedReleases": query,
  "Query.releasePlan": 4 * query,
  "Query.people": 2 * query,
  "Query.person": query,
  "Query.pledge": query,
  "Query.project": query,
  "Query.projectImport": 40 * query,
  "Query.projects": 2 * query,
  "Query.rosterDraft": 40 * query,
  "Query.savedAnswers": query,
  "Query.savedViews": query,
  "Query.sessionsOfPeople": query,
  "Query.thread": query,
  "Query.threads": 2 * query,
  "Query.waitingDossiers": query,
  "Query.waitingThreads": query,
  "Query.years": 6 * query,
  "Thread.entries": 3 * query,
  "QueryProjectsConnection.totalCount": query,
  "VoteDesk.findings": 4 * query,
  "VoteProof.hasReceipt": query,
};

/** The cost that an argument adds to its field: a search looks at a thousand projects. */
export const costOfArgument: Record<string, number> = { "Query.catalogue.search": 40 * query };

/** The cost of a mutation, which sends several queries to the database in a transaction. */
export const costOfMutation = 10 * query;
