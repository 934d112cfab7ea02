CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"checksum" text NOT NULL,
	"stored_as" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_storedAs_unique" UNIQUE("stored_as")
);
