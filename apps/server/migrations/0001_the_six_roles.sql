-- The six roles are part of the rules, not of anybody's data: every database has them.
INSERT INTO "roles" ("id", "level", "title", "description") VALUES
	(1, 100, 'Account Owner', 'Manages the subscription, seats and billing. One per account.'),
	(2, 150, 'Account Admin', 'Administers every part of the account but its ownership.'),
	(3, 200, 'Master Plan Admin', 'Administers a lead plan and the plans nested under it.'),
	(4, 250, 'Plan Admin', 'Sets up channels, tactic types, tags, team, budget and calendars.'),
	(5, 300, 'Contributor', 'Adds and edits initiatives and tactics, in all channels or in chosen ones.'),
	(6, 350, 'Viewer', 'Views and filters.');
