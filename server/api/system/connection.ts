import { tokenPermissions, webhookEvents } from "#domain/connection.ts";
import { addWebhook, endToken, makeToken, removeWebhook } from "#server/actions/connection.ts";
import { done } from "#server/api/done.ts";
import { loadLists } from "#server/api/loader.ts";
import { builder } from "#server/api/system/builder.ts";
import {
  type DeliveryRow,
  listDeliveries,
  listTokens,
  listWebhooks,
  type TokenRow,
  type WebhookRow,
} from "#server/database/queries/connection.ts";

const TokenPermissionEnum = builder.enumType("TokenPermission", {
  description: "The acts that a token allows another program.",
  values: tokenPermissions,
});
const WebhookEventEnum = builder.enumType("WebhookEvent", {
  description: "An event that a webhook can tell about.",
  values: webhookEvents,
});

const ApiToken = builder.objectRef<TokenRow>("ApiToken").implement({
  description: "A token with which another program uses this API.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    name: t.exposeString("name", { description: "The program that has it." }),
    permissions: t.expose("permissions", { type: [TokenPermissionEnum], description: "The acts it may do." }),
    madeAt: t.expose("madeAt", { type: "Instant", description: "When it was made." }),
    expiresAt: t.expose("expiresAt", { type: "Instant", description: "When it ends by itself." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "Instant",
      nullable: true,
      description: "When it was last used, to within five minutes; null if it never was.",
    }),
  }),
});

const WebhookDelivery = builder.objectRef<DeliveryRow>("WebhookDelivery").implement({
  description: "A message to a webhook.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    event: t.expose("event", { type: WebhookEventEnum, description: "The event." }),
    madeAt: t.expose("madeAt", { type: "Instant", description: "When it happened." }),
    sentAt: t.expose("sentAt", { type: "Instant", nullable: true, description: "When the other site took it." }),
    status: t.exposeInt("status", {
      nullable: true,
      description: "The status of the last answer; null if the other site has not answered.",
    }),
    isGivenUp: t.exposeBoolean("isGivenUp", {
      description: "Whether we no longer try, because the other site did not take it for a day or longer.",
    }),
  }),
});

const deliveriesOf = loadLists(listDeliveries, ({ webhookId }) => webhookId);

const Webhook = builder.objectRef<WebhookRow>("Webhook").implement({
  description: "An address of another site that hears about events.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    address: t.exposeString("address", { description: "The address." }),
    events: t.expose("events", { type: [WebhookEventEnum], description: "The events that it hears about." }),
    madeAt: t.expose("madeAt", { type: "Instant", description: "When it was added." }),
    deliveries: t.field({
      type: [WebhookDelivery],
      description: "The latest messages, the last one first.",
      resolve: ({ id }, _args, context) => deliveriesOf(context, id, null),
    }),
  }),
});

builder.queryFields((t) => ({
  apiTokens: t.field({
    type: [ApiToken],
    description: "The tokens of other programs. For operators.",
    resolve: (_root, _args, { db }) => listTokens(db),
  }),
  webhooks: t.field({
    type: [Webhook],
    description: "The webhooks. For operators.",
    resolve: (_root, _args, { db }) => listWebhooks(db),
  }),
}));

builder.mutationFields((t) => ({
  makeToken: t.string({
    description: "Makes a token for another program and answers with it, this once.",
    args: {
      name: t.arg.string({ description: "The program that gets it." }),
      permissions: t.arg({ type: [TokenPermissionEnum], description: "The acts it may do." }),
      months: t.arg.string({ description: "After how many months it ends: 1, 3, 6 or 12." }),
    },
    resolve: (_root, args, context) => makeToken(context, args),
  }),
  endToken: t.boolean({
    description: "Ends a token at once.",
    args: { id: t.arg.id() },
    resolve: (_root, args, context) => done(endToken(context, args)),
  }),
  addWebhook: t.string({
    description: "Adds a webhook and answers with the key of its signatures, this once.",
    args: {
      address: t.arg.string({ description: "Its address: HTTPS, on the public internet." }),
      events: t.arg({ type: [WebhookEventEnum], description: "The events that it hears about." }),
    },
    resolve: (_root, args, context) => addWebhook(context, args),
  }),
  removeWebhook: t.boolean({
    description: "Removes a webhook with its log.",
    args: { id: t.arg.id() },
    resolve: (_root, args, context) => done(removeWebhook(context, args)),
  }),
}));
