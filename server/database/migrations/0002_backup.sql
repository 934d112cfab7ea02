CREATE TABLE "installation_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
