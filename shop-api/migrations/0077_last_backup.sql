CREATE TABLE "last_backup" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_backup_only" CHECK ("last_backup"."only")
);
