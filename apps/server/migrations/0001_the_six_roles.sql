-- The six roles are part of the rules, not of anybody's data: every database has them.
INSERT INTO "roles" ("id", "level", "title", "description") VALUES
	(1, 100, 'Account Owner', 'Manages the subscription, seats and billing. One per account.'),
	(2, 150, 'Account Admin', 'Holds the rights of an admin on every plan that lists them.'),
	(3, 200, 'Master Plan Admin', 'Holds the rights of an admin on a lead plan.'),
	(4, 250, 'Plan Admin', 'Sets up channels, tactic types, tags, team, budget and calendars.'),
	(5, 300, 'Contributor', 'Adds and edits initiatives and tactics.'),
	(6, 350, 'Viewer', 'Views and filters.');
