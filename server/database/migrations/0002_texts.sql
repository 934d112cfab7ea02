CREATE TABLE "mail_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"written_at" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"writer_id" uuid
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"written_at" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "news_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"news_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"writer_id" uuid
);
--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_writer_id_people_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_writer_id_people_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_versions_newest" ON "news_versions" USING btree ("news_id","changed_at" DESC NULLS LAST);