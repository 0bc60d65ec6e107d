// Generated from openapi.yaml by `npm run generate`; edit the contract instead.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells whether the server and its database answer
         * @description Answers 200 when a query against the database succeeds, else 503 with the code `unavailable`. While the server refuses writes because of its disk, it answers 507 with the code `insufficient_storage`. Answered also while maintenance is on.
         */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what the web application has to know before anybody signs in
         * @description Maintenance flag, addresses, and the lines at the foot of the views. Answered also while maintenance is on.
         */
        get: operations["readConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person in with e-mail address and password
         * @description Answers an access token and sets the refresh cookie, which starts a new family of refresh tokens. An unknown address and a wrong password are answered alike: 401 with the code `credentials_mismatch`, after the same time. Where an e-mail domain allows single sign-on only, both and a right password answer 403 with the code `password_not_allowed`; only the account owner is let in. Attempts are limited by address and by account.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticate/bypass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with the token of a link
         * @description Takes the refresh token out of a sign-in link in the body, so that it stands in no address, history or log. Sets the refresh cookie for 1 day and answers an access token. A token works once; a used, expired or unknown one answers 401 with the code `token_invalid`.
         */
        post: operations["signInWithBypass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges the refresh cookie for a fresh access token and says who is signed in
         * @description The cookie is replaced at each use. One that was used before ends the whole family of that sign-in, and the answer is 401 with the code `session_expired`. Asked at start, every 24 hours, and once after a 401. The answer names the person as `GET /me` does, so that a page that starts asks once.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session
         * @description Ends the family of refresh tokens of this sign-in and clears the cookie; its access tokens are refused from then on. Without a session it does nothing and answers the same. Answered also while maintenance is on.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads who is signed in, with roles and accounts
         * @description The roles of the person on all plans and accounts, as the web derives its menus from them.
         */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Looks up whether an e-mail domain signs in elsewhere
         * @description Answers the address that starts single sign-on for the domain, or an empty list.
         */
        get: operations["listUserDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saml/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the browser to the identity provider
         * @description The browser is redirected with a signed request; it comes back to `POST /saml/acs`, where only this browser can use the answer.
         */
        get: operations["startSamlLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saml/acs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the answer of the identity provider
         * @description The answer must be signed, fresh, meant for this server and unused. Sets the refresh cookie and redirects into the application, with `signed-in=sso` in the query, which has the page start the session; any failure redirects to `/sign-in/error/` and starts no session.
         */
        post: operations["consumeSamlResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saml/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what an identity provider has to know of this server
         * @description Entity id, address of the assertion consumer, and signing certificate.
         */
        get: operations["readSamlMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/forgotpassword/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an e-mail with a link to reset a password
         * @description Answers the same, after the same time, whether the address is known or not. A newer request makes older links useless. Limited by address and by account. `POST /user/forgotpassword` takes the address in the body instead, which keeps it out of logs.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an e-mail with a link to reset a password, with the address in the body
         * @description The same as `POST /user/forgotpassword/{email}`.
         */
        post: operations["requestPasswordResetByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usertoken/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a password with the token of a reset e-mail
         * @description Ends all sessions of the person. A used, expired or unknown token answers 401 with the code `token_invalid`. A password under 8 characters or among the most common ones answers 422 with the code `weak_password`, and one of a person who has to use single sign-on 403 with the code `password_not_allowed`; both leave the token as it is.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-password-with-token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the first password with the token of an invitation and signs in
         * @description The person becomes accepted. Answers as `POST /authenticate` does. A used, expired or unknown token answers 401 with the code `token_invalid`. Refuses the same passwords as `POST /usertoken/{token}`.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/first-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the first account and its owner on an empty server
         * @description Works once, with the token of the link that an empty server prints at its start. The account begins with one plan, 'New Plan', that has the default channels and the owner as its admin. Answers as `POST /authenticate` does. Once there is an account the answer is 401 with the code `token_invalid`.
         */
        post: operations["createFirstAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the six roles
         * @description The roles are fixed. Forms offer those of level 250 and above.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the people of an account or a plan
         * @description Contributors list the people of a plan, admins of any plan those of its account; without either everybody gets the people that are theirs to see. Super users are left out, except for account 1.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Adds a person to an account
         * @description The person is pending until a password is set. With `plan` and `userRole` the role is made in the same transaction and takes a seat. The invitation is made with it and its mail is sent. An address that is known from another account joins this one, and the answer does not say so. An address that has a seat in the account answers 409 with the code `email_taken`, or `already_on_plan` when it has a role on the plan; no free seat 409 with `seat_limit_reached`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a person
         * @description Oneself, a person of an account that the asker administers a plan of, or one of a plan that the asker contributes to. A person who has not taken up the invitation to an account is shown there as the invitation names them.
         */
        get: operations["readUser"];
        /**
         * Changes or deletes a person
         * @description Oneself: name, address, photo, password, most recent view and plan, order of saved views, tutorials. Others: name, address and deletion by whoever could remove the person from each of their accounts; blocked tags by an admin of the plan of the tags. The account owner and super users are changed by themselves only, and nobody deletes themself. Fields that say what is shown anyway may be sent along. An address that is in use answers 409 with the code `email_taken`. Who has not accepted an invitation is renamed and taken out by the accounts that invited them as if they were known nowhere else, and keeps their address: 409 with the code `conflict`. A new password ends all other sessions of the person, and a new address all links that went to the former one; the former address is sent a mail. A new password needs the current one: without it, or with another, 422 with the code `wrong_password`. Who has none sets the first by the link of a mail. Refuses the same new passwords as `POST /usertoken/{token}`.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/resend-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the invitation of a pending person again
         * @description The former link stops working. A person who has set a password answers 409. An invitation is sent at most twice within an hour: once, and once more when the first mail did not arrive. 429 says when the next one can go.
         */
        get: operations["resendInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists where a person is signed in
         * @description One's own sessions that have not ended, the current one first and then the last used. Only oneself; for everybody else the person has none that exist. No IP address is kept.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Signs a person out everywhere else
         * @description Ends all of one's own sessions but the one of the call. Their access tokens and refresh tokens stop working at once.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions/{sessionIds}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends sessions of a person
         * @description One's own, all or none. Their access tokens and refresh tokens stop working at once. One that has ended before counts as ended by this call; ending the session of the call signs out.
         */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a person an e-mail with a link to reset their password
         * @description The same e-mail as the person could ask for. At most one an hour to the same person. 409 with the code `conflict` for who has not accepted the invitation yet.
         */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists open invitations of an account
         * @description Invitations that were not taken up yet.
         */
        get: operations["listUserInvites"];
        put?: never;
        /**
         * Invites a person
         * @description Sends an e-mail with a link on which a first password is set. An invitation that is open already is answered again, and its mail is sent again at most once an hour. A person who has joined answers 409.
         */
        post: operations["createUserInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws invitations
         * @description The links stop working, and what the people were to get goes with them. Their roles in the account are taken away and the seats become free; who belongs to no other account and never had a password is deleted. Asks for what removing them from the account asks.
         */
        delete: operations["deleteUserInvites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists roles, those of a plan as a rule
         * @description Viewers get their own role only.
         */
        get: operations["listUserRoles"];
        put?: never;
        /**
         * Gives a person a role on a plan or an account
         * @description A person sits in one seat of an account, that of their strongest role. It is judged and taken in one transaction: 409 with the code `seat_limit_reached` when none is left. A person who has a role on the plan answers 409 with `already_on_plan`. Roles of level 250 may edit all channels, contributors those that are named or all, viewers none. Nobody gives a role stronger than their own.
         */
        post: operations["createUserRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a role of a person
         * @description Viewers may read their own only.
         */
        get: operations["readUserRole"];
        /**
         * Changes a role of a person
         * @description A changed role starts with all channels (1 to 5) or none (6) and with budget visibility, unless the call says otherwise. Nobody below the account owner changes their own role, and nobody the role of the account owner. Seats are judged as in creating.
         */
        put: operations["updateUserRole"];
        post?: never;
        /**
         * Revokes plan access
         * @description The person no longer sees the plan, at once. The seat becomes free with the last role that took it. What the person made stays.
         */
        delete: operations["deleteUserRoles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delete-from-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a person from an account
         * @description Takes all their roles in the account along, ends their sessions there and frees the seat. Who belongs to no other account loses the password as well, and every link that would sign them in or set a new one; an invitation gives them a new one. Asks for admin rights on every plan that the person has a role on, or for the account owner. The owner cannot be removed.
         */
        delete: operations["deleteFromAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the accounts of the person
         * @description Accounts that the person owns or has a role in; all of them for super users.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Creates an account
         * @description The owner gets the role of account owner.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/item-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds items in all plans of an account
         * @description Finds tactics and initiatives whose title or notes contain every word of the keyword, compared as in `searchTactics`, in each plan of the account that the person may see; items of the parking lot too. The best come first: those with all words in the title, then those of `plan`, then upcoming ones, the nearest first. An account that the person does not belong to answers 404.
         */
        get: operations["searchAccountItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an account
         * @description Contact and billing fields are sent to the owner only, the people and all their roles to admins of a plan of the account. Anybody else gets their own user and roles. An account that the person does not belong to answers 404.
         */
        get: operations["readAccount"];
        /**
         * Changes an account
         * @description Changes the fields that are sent. Ownership, seats and state are changed by the support and by billing.
         */
        put: operations["updateAccount"];
        post?: never;
        /**
         * Deletes accounts
         * @description Takes all plans with everything in them, custom calendars, files, roles and invitations along. People stay who belong to another account; the others are deleted.
         */
        delete: operations["deleteAccounts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/billing-portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the billing portal
         * @description Answers the address of a session at the billing provider for one visit. 409 with the code `conflict` for accounts without billing.
         */
        post: operations["createBillingPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the plans that the person has a role on
         * @description Each with the person's role. The template plan is in no list.
         */
        get: operations["listPlans"];
        put?: never;
        /**
         * Creates a plan
         * @description The account owner becomes admin of it, and so does super user 3 unless the account is number 1. A Sub plan needs a parent that is not nested itself; the parent becomes a Master plan. Default channels, types and platforms are copied from the template plan unless told otherwise.
         */
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a plan with everything that its views need
         * @description Channels with types, platforms and fields, tags, budgets, calendars of interest, documents, dashboards, parent and children, and what the person may do. Channels, platforms and tags of lead and nested plans are included where the person may see them. Tags blocked for the person and figures without budget visibility are left out. The number of the template plan may be read by everybody who is signed in. Several plans: `GET /plans?ids=`. The entity tag changes with anything that the answer shows this person, their rights included, and every five minutes, before the URLs of files expire; sent back as `If-None-Match` it saves an answer that would say the same.
         */
        get: operations["readPlan"];
        /**
         * Changes a plan
         * @description Changes the fields that are sent. Switching budgets off archives the active budgets; switching them on restores those. `totalBudget`, `startDate` and `endDate` write through to the active primary budget, which is created when there is none, and need budget visibility.
         */
        put: operations["updatePlan"];
        post?: never;
        /**
         * Deletes plans
         * @description Takes everything along: channels, types, platforms and fields, tactics and initiatives with their values and comments, tags, budgets, documents, dashboards, shared views, roles. From then on the plan does not exist for anybody, and its roles take no seat. Nested plans of a deleted lead plan become individual plans. For seven days `POST /plans/{id}/restore` brings the plan back; then it is removed for good.
         */
        delete: operations["deletePlans"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a deleted plan back
         * @description Within seven days of its deletion, by whoever could delete it; afterwards 404. It is the same plan with everything in it. Its roles are back for everybody who is still in the account, with what they could edit. A plan that was nested is nested again if its lead plan is there, and a lead plan takes back its nested plans that have no other parent and no nested plans of their own by now. When the account has no seat left for somebody's role, the answer is 409 with the code `seat_limit_reached` and nothing is restored. A plan that is not deleted is answered as it is.
         */
        post: operations["restorePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts everything that the deletion of a plan takes along
         * @description What belongs to the plan itself; nothing of its lead or nested plans, of which only the names are told.
         */
        get: operations["readPlanContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the deleted plans of an account that the asker can restore
         * @description Those of the last seven days, the newest deletion first. Empty for everybody who may not restore any.
         */
        get: operations["listDeletedPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the tactics of a plan as CSV
         * @description Scheduled items of the plan itself that touch the range, one line for each, also for one that repeats; filters of channels, initiatives and tags do not apply, but blocked tags and budget visibility do. Answers a signed address that works for the asker for 10 minutes; the file is made when it is fetched.
         */
        get: operations["exportPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts what uses the settings of a plan
         * @description How many items a type, tag, platform or custom field of the plan has, so that a person knows what is deleted or loses something with it. Every item counts that is not deleted, parked ones included; what nothing uses is left out.
         */
        get: operations["readPlanUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follows the changes of a plan while they happen
         * @description Server-sent events. Each `change` has as data a JSON object `{planId, collection, action, ids, version, items}`: the plan, the collection as in paths, `created`, `updated` or `deleted`, the ids, the version of a single changed entity or null, and the created or updated tactics as the list of the plan contains them. Ids without an item are no longer in that list. `items` is null for other collections, and when more than 100 tactics change at once: then read the list again. Ids that the person may not see are never sent. A comment line every 20 seconds keeps the line open. With `family` one line follows the plan and its lead and nested plans as the person may see them. The `id` of an event names the newest change of each plan that is followed. Coming back with it as `Last-Event-ID` continues behind those changes; if one of them is too old, or a plan is missing, a `reset` event says to read everything again. A server that closes says with `retry` when to come back. A page that has read what it shows before it follows says with `secondsBack` how long ago that was: the changes since then come first.
         */
        get: operations["streamPlanChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-plan-name/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a plan
         * @description The name needs at least one visible character.
         */
        put: operations["updatePlanName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Freezes or unfreezes a plan
         * @description A frozen plan is read-only for everybody below admin: their writes answer 423 with the code `plan_frozen`.
         */
        patch: operations["setPlanFreeze"];
        trace?: never;
    };
    "/plan/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the tactics of a plan as CSV, under the other path
         * @description The same operation as `GET /plans/{id}/export`.
         */
        get: operations["exportPlanByAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan-visited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the tutorials that the person has closed
         * @description Plan and role of each, of one plan when it is named.
         */
        get: operations["listVisitedPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-visited-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that a tutorial was closed
         * @description Recording it again changes nothing.
         */
        post: operations["recordVisitedPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the channels of a plan with their tactic types
         * @description Own channels only, unless `family` asks for those of lead and nested plans as well.
         */
        get: operations["listChannels"];
        put?: never;
        /**
         * Creates a channel
         * @description It starts with one tactic type. Every role that could edit all channels of the plan can edit it too, and so can the person who made it. Reserved names answer 422 with the code `reserved_name`, and a name that another channel of the plan has, in whatever case and with blanks around it, answers 409 with the code `conflict`. Without a colour it gets the default one of its name. A colour that would hardly be seen on a light or on a dark background answers 422 with the code `hidden_color`.
         */
        post: operations["createChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a channel with its tactic types
         * @description Channels of lead and nested plans can be read where the person may see them.
         */
        get: operations["readChannel"];
        /**
         * Changes a channel
         * @description Turning the monthly channel focus on makes a hidden type `Monthly Focus` when there is none; turning it off keeps the type. Another `orderIndex` moves the channel, and the others make room. A name that another channel of the plan has answers 409 with the code `conflict`. A colour that would hardly be seen answers 422 with the code `hidden_color`; the one that the channel has is kept.
         */
        put: operations["updateChannel"];
        post?: never;
        /**
         * Deletes channels
         * @description Takes their types, custom fields, tactics with values and comments, and the edit rights on them along. The Initiatives channel cannot be deleted (409 with the code `in_use`).
         */
        delete: operations["deleteChannels"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the tactics of a channel
         * @description One CSV file for each type, in a zip. Answers a signed address that works for the asker for 10 minutes.
         */
        get: operations["exportChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the tactic types of a plan or a channel
         * @description In the order of the channels, then of the types.
         */
        get: operations["listTacticTypes"];
        put?: never;
        /**
         * Creates a tactic type, or an initiative category in the Initiatives channel
         * @description The reserved name `Monthly Focus` answers 422 with the code `reserved_name`: it is switched on at the channel. A name that another type of the channel has, whatever its case and the blanks around it, answers 409 with the code `conflict`.
         */
        post: operations["createTacticType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a tactic type
         * @description With its platforms and custom fields.
         */
        get: operations["readTacticType"];
        /**
         * Changes a tactic type
         * @description Another `orderIndex` moves the type, and the others make room. What the type is for cannot change. A name that another type of the channel has answers 409 with the code `conflict`.
         */
        put: operations["updateTacticType"];
        post?: never;
        /**
         * Deletes tactic types
         * @description Takes their custom fields and tactics with values and comments along. At least one visible type must remain in a channel: 409 with the code `last_tactic_type`.
         */
        delete: operations["deleteTacticTypes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_platforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the platforms of a plan
         * @description Platforms that the plan uses.
         */
        get: operations["listTacticPlatforms"];
        put?: never;
        /**
         * Creates a platform
         * @description With `tacticType` it can be chosen there at once.
         */
        post: operations["createTacticPlatform"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_platforms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a platform
         * @description Platforms of plans that the person may see.
         */
        get: operations["readTacticPlatform"];
        /**
         * Changes a platform
         * @description Asks for the level on every plan that uses the platform. Default platforms, which have no creator, cannot be changed (403).
         */
        put: operations["updateTacticPlatform"];
        post?: never;
        /**
         * Deletes platforms
         * @description Tactics that had only this platform fall back to `No Platform`, which itself cannot be deleted (409 with the code `in_use`).
         */
        delete: operations["deleteTacticPlatforms"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the custom fields of a plan or a type
         * @description Universal fields of the plan, or those of one type when `tacticType` is given.
         */
        get: operations["listTacticFields"];
        put?: never;
        /**
         * Creates a custom field, universal or of one type
         * @description A universal field applies to every type of the plan. Fields of one type ask for the account's `hasTacticTypeCF`. A name that another universal field, or another field of the type, has answers 409 with the code `conflict`.
         */
        post: operations["createTacticField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a custom field
         * @description Fields of plans that the person may see.
         */
        get: operations["readTacticField"];
        /**
         * Changes a custom field
         * @description The type of a field can change only while no value is stored (409 with the code `in_use`). A name that another field of the same place has answers 409 with the code `conflict`.
         */
        put: operations["updateTacticField"];
        post?: never;
        /**
         * Deletes custom fields
         * @description Takes their values on all tactics along.
         */
        delete: operations["deleteTacticFields"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists tactics and initiatives of a plan
         * @description With `startDate` and `endDate`: items whose dates, or some occurrence of whose series, touch a day of the range, both ends included. A series stands once and is expanded by the view. Items in the parking lot are in no range; `isUnscheduled=true` lists them. `ids` reads a list of items, all or nothing, on one page. A list is read page by page, and has each item once although items change meanwhile: see `changedIds` and `isFirst`. Hidden are items that carry a tag blocked for the person, and on nested plans those of the lead whose type hides them. The answer carries an entity tag, which changes with anything that the list shows this person, their rights included; sent back as `If-None-Match` it saves an answer that would say the same.
         */
        get: operations["listTactics"];
        put?: never;
        /**
         * Creates a tactic or an initiative
         * @description Everything is stored in one transaction, values of custom fields included. The channel must be one that the person may edit; initiatives may be created by every contributor. Items of monthly kinds are moved to the first and last day of their month. An item in the parking lot has no dates, no repeat and no related initiatives. Items can only be added to the plan one stands in.
         */
        post: operations["createTactic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a tactic or an initiative
         * @description Without its notes, which are read with `GET /tactics/{id}/summary`. Several at once: `GET /tactics?ids=`.
         */
        get: operations["readTactic"];
        /**
         * Changes a tactic or an initiative
         * @description Changes the fields that are sent; moving and resizing send the two dates. Changing an item that repeats changes the whole series. A new start of such an item clears its rule and the end of the series, unless `rrule` is sent too, be it null. A change of nothing but dates is a move on a calendar, which items that repeat refuse with 409: a form sends `rrule` with its dates. The channel it is in, and the one it goes to, must be ones that the person may edit.
         */
        put: operations["updateTactic"];
        post?: never;
        /**
         * Deletes tactics and initiatives
         * @description They can be brought back with `POST /tactics/{id}/restore` for 30 days. An item that repeats goes with its whole series. Tactics of a deleted initiative stay and lose the relation.
         */
        delete: operations["deleteTactics"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactics/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the notes of a tactic
         * @description Fetched on demand, since notes can be long. Null while notes are switched off for the plan or the channel.
         */
        get: operations["readTacticSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactics/{planId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the tactics of a plan
         * @description Finds items which have each word of the keyword, in any order, in title, notes, channel, type, platform or tags, without regard to case, accents, ligatures and widths of letters: `strasse` finds `Straße`. `%` and `_` stand for themselves. Without dates the range is one year before today to one year after. Items in the parking lot, and what the person may not see, are never found. Past items come by their start too, the latest first when `when` is `past`.
         */
        post: operations["searchTactics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactics/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a deleted tactic back
         * @description Within 30 days of its deletion, with its tags, values, documents and relations that still exist. An item that is not deleted is answered as it is. When its type is gone the answer is 409 with the code `conflict`.
         */
        post: operations["restoreTactic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/bulk-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes many tactics and initiatives at once
         * @description Moves, retypes, tags, flags, copies or deletes items of the plan one stands in, in one transaction. What cannot be changed is refused item by item and named under `refused`; the others are changed. With `isPreview` nothing is written and the answer says what would happen. An item that was changed since its version was read is refused with `changed-by-others`. With `withRelated` each initiative takes along what belongs to it, directly or through other initiatives. A copy of an item whose initiative is copied too belongs to the copy of that initiative. The change can be undone with `POST /bulk_changes/{id}/undo`.
         */
        post: operations["createBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates and changes tactics and initiatives from rows with names
         * @description Rows of a table or a file, with channels, types, platforms, tags and initiatives by their names, compared without case and surrounding spaces. A row with an `itemId` changes that item of the plan one stands in, and only in what the row names; a row without one creates an item. With `isPreview` nothing is written and the answer says what would happen. Without it either all rows are written in one transaction, or none: when rows are refused the answer is 422 with the code `import_refused` and the same report under `import`. An item that was changed since `version` is refused with `changed-by-others`. The import can be undone with `POST /bulk_changes/{id}/undo`: created items are deleted, changed ones go back.
         */
        post: operations["importItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk_changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a change of many tactics
         * @description Once, within 30 days, by the person who made it; for everybody else it does not exist. In one transaction every item goes back to how it was: copies and imported items are deleted, and deleted items come back. An item that was changed since is left as it is and refused with `changed-by-others`. A second undo answers 409 with the code `conflict`.
         */
        post: operations["undoBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_field_values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the custom values of a tactic
         * @description In the order of the fields.
         */
        get: operations["listTacticFieldValues"];
        put?: never;
        /**
         * Stores the value of a custom field
         * @description Either on a tactic or, before the tactic is stored, on none; the tactic then names it in `typeValues`. The value must fit the type of the field (422).
         */
        post: operations["createTacticFieldValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_field_values/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the value of a custom field
         * @description A value on no tactic yet can be read by the person who stored it.
         */
        get: operations["readTacticFieldValue"];
        /**
         * Changes the value of a custom field
         * @description The version of the tactic grows with it.
         */
        put: operations["updateTacticFieldValue"];
        post?: never;
        /**
         * Deletes values of custom fields
         * @description The fields stay empty on their tactics.
         */
        delete: operations["deleteTacticFieldValues"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/universal-field-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the values of the universal custom fields of a plan
         * @description Of all items of the plan that the person may see, in the order of the items and then of the fields. An item without a value of a field is left out.
         */
        get: operations["listUniversalFieldValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/item-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what a file of items has besides their lists
         * @description Impressions, rating points, notes and values of custom fields of all items of the plan that the person may see, those of the parking lot too, by id; and the fields themselves. Texts are as an export has them, without formats. Costs are not among them.
         */
        get: operations["listItemValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tactic_field_images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads an image for a custom field
         * @description One jpg, png, gif or webp of at most 10,000,000 bytes, judged by its content. The id of the answer is the value of the field.
         */
        post: operations["importTacticFieldImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the tags of a plan
         * @description Without the tags that are blocked for the person.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Creates a tag
         * @description A text without a colon counts as Custom. The same text again on the plan answers 409.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a tag
         * @description A tag that is blocked for the person does not exist for them.
         */
        get: operations["readTag"];
        /**
         * Changes a tag
         * @description Reordering asks for level 250 on a plan that is not nested. So does a place in another category; without one the tag goes last there.
         */
        put: operations["updateTag"];
        post?: never;
        /**
         * Deletes tags
         * @description They disappear from tactics, budgets and blocked tags; the tactics stay.
         */
        delete: operations["deleteTags"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/month-expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sums estimated and actual costs by month
         * @description Own items of the plan only. The cost of an item falls into the month of its first day, that of a series once. Items in the parking lot, initiatives and items of monthly types count nothing.
         */
        get: operations["listMonthExpenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/type-expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sums estimated and actual costs by tactic type and month
         * @description The same costs as `month-expenses`, of each tactic type. Months in which a type costs nothing are left out. In the order of the numbers of channels and types, and of the months.
         */
        get: operations["listTypeExpenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the budgets of a plan
         * @description Without budget visibility the answer is 403. While the plan does not use budgets, only level 250 lists those that were archived when they were switched off.
         */
        get: operations["listBudgets"];
        put?: never;
        /**
         * Creates a budget
         * @description The plan mirrors the active primary one.
         */
        post: operations["createBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a budget
         * @description Without budget visibility the answer is 403, as for the list.
         */
        get: operations["readBudget"];
        /**
         * Changes a budget
         * @description Changes the fields that are sent; the plan mirrors the active primary one.
         */
        put: operations["updateBudget"];
        post?: never;
        /**
         * Deletes budgets
         * @description Takes their comments along. Costs of tactics stay.
         */
        delete: operations["deleteBudgets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists calendars of interest
         * @description Standard calendars, and custom ones of the accounts that the person belongs to. With `plan`, `selected` says which ones the plan shows.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Adds a custom calendar by its address
         * @description The server fetches it once; private and local addresses answer 422 with the code `unsafe_address`, what does not answer 422 with `calendar_unreachable`, what answers and is no calendar that can be read 422 with `calendar_unreadable`. A calendar that is broken in places is read as far as it goes, and its `report` says so. An account has at most 100 calendars; one more answers 422 with `calendar_limit_reached`. An address that another calendar of the account or a standard one has answers 409 with the code `conflict`. After ten addresses of a person or thirty of an account within an hour that led to no calendar, further ones answer 429. A name that is left out comes from the calendar or its host.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks at a calendar before it is added
         * @description The server fetches it as it does when it is added, with the same refusals and limits, and stores no calendar of interest. Beyond sixty looks of a person within an hour, further ones answer 429.
         */
        post: operations["previewSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a calendar of interest
         * @description Its address is sent to admins only.
         */
        get: operations["readSubscription"];
        /**
         * Changes a custom calendar
         * @description A new address is fetched at once, under the limits of new calendars. One that another calendar has answers 409 with the code `conflict`. Standard calendars are changed by super users only.
         */
        put: operations["updateSubscription"];
        post?: never;
        /**
         * Deletes custom calendars
         * @description They disappear from every plan of the account that shows them, with their events.
         */
        delete: operations["deleteSubscriptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a calendar of interest again
         * @description The server fetches it now, however old its copy is. When that fails, the last good events stay and `report` says why. A calendar that the server works out itself is always current, and nothing happens. After six refreshes of a calendar or sixty of a person within an hour, further ones answer 429. Standard calendars are refreshed by super users only.
         */
        post: operations["refreshSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the events of a calendar of interest
         * @description The server fetches the calendar when what it has is older than 24 hours, and sends the last good events when that fails. With a range: events that touch it, series included. Series stand once, with their rule and zone.
         */
        get: operations["listSubscriptionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan_documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the documents of a plan
         * @description Of one tactic when it is named.
         */
        get: operations["listPlanDocuments"];
        put?: never;
        /**
         * Adds an uploaded file to a plan
         * @description The file is uploaded with `POST /media_assets` before. Contributors attach documents to tactics of channels that they may edit; plan documents without a tactic ask for level 250.
         */
        post: operations["createPlanDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan_documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a document
         * @description With a fresh address of its file.
         */
        get: operations["readPlanDocument"];
        /**
         * Changes a document
         * @description Its file, its tactics and its categories.
         */
        put: operations["updatePlanDocument"];
        post?: never;
        /**
         * Deletes documents
         * @description They disappear from their tactics; files that nothing else uses are removed.
         */
        delete: operations["deletePlanDocuments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan_document_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the categories of a plan's documents
         * @description `Uncategorized` is always among them.
         */
        get: operations["listPlanDocumentCategories"];
        put?: never;
        /**
         * Creates a category of documents
         * @description A name that the plan has already answers 409.
         */
        post: operations["createPlanDocumentCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan_document_categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a category of documents
         * @description With the documents filed under it.
         */
        get: operations["readPlanDocumentCategory"];
        /**
         * Changes a category of documents
         * @description `Uncategorized` cannot be renamed (422 with the code `reserved_name`).
         */
        put: operations["updatePlanDocumentCategory"];
        post?: never;
        /**
         * Deletes categories of documents
         * @description Their documents fall back to `Uncategorized`, which itself cannot be deleted (409 with the code `in_use`).
         */
        delete: operations["deletePlanDocumentCategories"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media_assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a file
         * @description At most 10,000,000 bytes. Documents: jpg, jpeg, png, gif, webp, pdf, doc, docx, xls, xlsx, ppt, pptx, pages, numbers, key; photos and field images: jpg, jpeg, png, gif, webp; dashboards: pdf. The content decides, not the name: 415 for another type, 422 with the code `invalid_file` for content that belies its name. A file that nothing uses after a day is removed.
         */
        post: operations["createMediaAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media_assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an uploaded file's particulars and a fresh address
         * @description The person who uploaded it, and everybody who may see what uses it.
         */
        get: operations["readMediaAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a file by its signed address
         * @description The signature covers name, content, person and expiry; a wrong or expired one answers 404, and so does one of a person who may not see the file any more. An address of an uploaded file works for whoever was given it, so that pictures can be shown; an export is handed out only to its person, known by the refresh cookie or by an access token. Sent with `X-Content-Type-Options: nosniff`, the type that was found in the content, and a content security policy that lets nothing in it run. The HTML of a dashboard runs its scripts, in an origin of its own that is opaque.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan_dashboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the dashboards of a plan
         * @description Archived ones included, with `isArchived`. While the plan does not use dashboards, for its admins only (403).
         */
        get: operations["listPlanDashboards"];
        put?: never;
        /**
         * Adds a dashboard
         * @description Needs embedded HTML or an uploaded PDF (422); blank HTML counts as none. The HTML is stored as sent and only ever shown in a sandboxed frame of an opaque origin.
         */
        post: operations["createPlanDashboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan_dashboards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a dashboard
         * @description With a fresh address of its PDF.
         */
        get: operations["readPlanDashboard"];
        /**
         * Changes, moves, archives or unarchives a dashboard
         * @description Embedded HTML or a PDF must be left (422). Another `orderIndex` moves it, and the others make room.
         */
        put: operations["updatePlanDashboard"];
        post?: never;
        /**
         * Deletes dashboards
         * @description Files that nothing else uses are removed.
         */
        delete: operations["deletePlanDashboards"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan_dashboard_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the categories of a plan's dashboards
         * @description Each with its dashboards.
         */
        get: operations["listPlanDashboardCategories"];
        put?: never;
        /**
         * Creates a category of dashboards
         * @description A name that the plan has already answers 409.
         */
        post: operations["createPlanDashboardCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan_dashboard_categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames or moves a category of dashboards
         * @description Another `sortOrder` moves it, and the others make room.
         */
        put: operations["updatePlanDashboardCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the comments on a budget or a tactic
         * @description Comments on budgets ask for budget visibility, and comments on what the person may not see do not exist for them.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comments on a budget or a tactic
         * @description Assignee and people mentioned need a role on the plan.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a comment
         * @description Whoever sees the record sees its comments.
         */
        get: operations["readComment"];
        /**
         * Changes a comment
         * @description The text only by the person who wrote it, the assignee also by admins of the plan.
         */
        put: operations["updateComment"];
        post?: never;
        /**
         * Deletes comments
         * @description One's own, or any as an admin of the plan.
         */
        delete: operations["deleteComments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom_views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the person's saved views and those shared with them
         * @description One's own in order. With `plan` also the views that others share with everybody on that plan, after one's own and by name. Nobody sees the private views of others.
         */
        get: operations["listCustomViews"];
        put?: never;
        /**
         * Saves a view
         * @description For one plan or for any, private unless `isShared` is true. Sharing needs level 300 on the plan, and level 250 while it is frozen.
         */
        post: operations["createCustomView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom_views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a saved view
         * @description One's own, or a shared one of a plan that one sees.
         */
        get: operations["readCustomView"];
        /**
         * Changes a saved view
         * @description A private view only by its owner, a shared one by its owner while they may share views on the plan, and by admins of the plan. Whoever sees a view may send `isDefault`. Another `orderIndex` moves it among its owner's views, and only the owner may send it. To share, stop sharing, or change a shared view of a frozen plan needs level 250.
         */
        put: operations["updateCustomView"];
        post?: never;
        /**
         * Deletes saved views
         * @description Private ones only by their owner, shared ones also by admins of the plan. They can be brought back with `POST /custom_views/{id}/restore` for 30 days.
         */
        delete: operations["deleteCustomViews"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom_views/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a deleted saved view back
         * @description Within 30 days of its deletion, by whoever may delete it. It is the same view, with its id, its owner and everything that was saved. It stands where it stood among its owner's views, or after the last one if another view has that place by now. Plans open with it again for everybody who had marked it and has not marked another default view there since. A view that is not deleted is answered as it is.
         */
        post: operations["restoreCustomView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends feedback to the makers of the product
         * @description Needs a comment and a type; the server adds who sent it and, where the sender names none, the account of the plan and its own version. Limited to a few an hour for each person.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Number of an entity. */
        Id: number;
        /** @description Number of an entity, or null for none. */
        NullableId: number | null;
        /** @description One id, or several separated by commas. */
        IdList: string;
        /** @description Path of an entity, `/api/{collection}/{id}`. */
        Iri: string;
        /** @description Path of an entity, or null for none. */
        NullableIri: string | null;
        /** @description A reference in a request, as number or as path. */
        Reference: number | string;
        /** @description A reference in a request, as number or as path; null or 0 for none. */
        NullableReference: number | string | null;
        /** @description Grows by one with every change; goes into `If-Match`. */
        Version: number;
        /** @description A version in quotes. */
        EntityTag: string;
        /**
         * Format: date
         * @description A day `YYYY-MM-DD` without zone, in the years 1900 to 9999.
         */
        CivilDate: string;
        /**
         * Format: date
         * @description A day `YYYY-MM-DD` without zone, or null for none.
         */
        NullableCivilDate: string | null;
        /** @description A wall-clock time `YYYY-MM-DDTHH:mm:ss` without zone, in the years 1900 to 9999. */
        CivilDateTime: string;
        /** @description The cursor of the next page; null on the last one. */
        NextCursor: string | null;
        /** @description A wall-clock time `YYYY-MM-DDTHH:mm:ss` without zone, or null for none. */
        NullableCivilDateTime: string | null;
        /** @description An e-mail address; the top-level domain has 2 to 20 letters. */
        EmailAddress: string;
        /** @description A name with at least one visible character. */
        Name: string;
        /** @description A colour `#RRGGBB`. */
        Colour: string;
        /** @description HTML of at most 1,000,000 characters, cleaned by the server when it is stored, or null for none. */
        NullableRichText: string | null;
        /**
         * Format: int64
         * @description Whole US dollars.
         */
        Dollars: number;
        /**
         * Format: int64
         * @description Whole US dollars; null when none is stored or the person may not see budgets.
         */
        NullableDollars: number | null;
        /** @description Place among its siblings, ascending; equal ones by id. */
        OrderIndex: number;
        /**
         * @description 100 account owner, 150 account admin, 200 master plan admin, 250 admin, 300 contributor, 350 viewer; lower is stronger.
         * @enum {integer}
         */
        RoleLevel: 100 | 150 | 200 | 250 | 300 | 350;
        /**
         * Format: password
         * @description A password. A new one has at least 8 characters and is none of the most common ones; beyond that its strength is advised on and not enforced.
         */
        Password: string;
        /**
         * @description Says what happened, for programs. The list is closed.
         * @enum {string}
         */
        ProblemCode: "validation_failed" | "unauthenticated" | "session_expired" | "credentials_mismatch" | "token_invalid" | "forbidden" | "account_inactive" | "not_found" | "method_not_allowed" | "conflict" | "email_taken" | "password_not_allowed" | "weak_password" | "wrong_password" | "already_on_plan" | "seat_limit_reached" | "last_tactic_type" | "reserved_name" | "hidden_color" | "plan_nesting" | "in_use" | "version_conflict" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "invalid_reference" | "end_before_start" | "invalid_file" | "unsafe_address" | "idempotency_mismatch" | "channel_not_editable" | "other_plan_item" | "plan_frozen" | "precondition_required" | "rate_limited" | "internal_error" | "calendar_unreachable" | "calendar_unreadable" | "calendar_limit_reached" | "import_refused" | "maintenance" | "unavailable" | "insufficient_storage";
        /** @description A failure (RFC 9457). */
        Problem: {
            /**
             * Format: uri-reference
             * @description Identifies the kind of problem; `about:blank` when the code says it all.
             */
            type: string;
            /** @description Short words for the status. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description Says what happened, for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description A sentence for a person, from the catalogue of messages where there is one. */
            detail: string;
            /** @description Finds this request in the log of the server. */
            requestId: string;
            /** @description The parts of the request that were refused. */
            errors?: components["schemas"]["ProblemField"][];
        };
        /** @description One refused part of a request. */
        ProblemField: {
            /** @description JSON pointer into the body, or `query/name`, `path/name`, `header/name`. */
            path: string;
            /** @description What is wrong with it. */
            message: string;
            /** @description The keyword of the schema, or the rule, that refused it. */
            code: string;
        };
        /** @description The server and its database answer. */
        Health: {
            /**
             * @description Always `ok`; anything else is a 503 or a 507.
             * @constant
             */
            status: "ok";
        };
        /** @description What the web application has to know before anybody signs in. */
        Configuration: {
            /** @description True sends everybody to the maintenance notice. */
            isMaintenanceMode: boolean;
            /** @description Text of the notice, or null for the standard one. */
            maintenanceNotice: string | null;
            /** @description Address of the support, shown in notices and in the help menu. */
            supportEmail: components["schemas"]["EmailAddress"];
            /** @description Address that suggestions of calendars are sent to. */
            suggestionEmail: components["schemas"]["EmailAddress"];
            /** @description Foot of the views. */
            copyrightLine: string;
            /** @description Foot of the views, beside the copyright line. */
            patentNotice: string;
            /** @description Version shown in the help menu. */
            appVersion: string;
            /** @description Address of the referral programme, or null to hide its links. */
            referralUrl: string | null;
            /** @description Addresses of the role guides. */
            guides: components["schemas"]["GuideLinks"];
            /** @description The template plan that default channels and platforms are read from. */
            superPlanId: components["schemas"]["Id"];
        };
        /** @description Addresses of the role guides, null where there is none. */
        GuideLinks: {
            /** @description Guide of the account owner. */
            accountOwner: string | null;
            /** @description Guide of account, master plan and plan admins. */
            admin: string | null;
            /** @description Guide of the contributor. */
            contributor: string | null;
            /** @description Guide of the viewer. */
            viewer: string | null;
        };
        /** @description What a person signs in with. */
        Credentials: {
            /** @description E-mail address, compared without regard to case. */
            emailAddress: components["schemas"]["EmailAddress"];
            /** @description Password of the person. */
            password: components["schemas"]["Password"];
        };
        /** @description A bearer token. */
        AccessToken: {
            /** @description JWT with an expiry claim (`exp`). */
            token: string;
            /** @description Always null: the refresh token travels in an HttpOnly cookie only. */
            refreshToken?: null;
        };
        /** @description A fresh access token. */
        TokenAnswer: {
            /** @description The token to send as bearer. */
            accessToken: components["schemas"]["AccessToken"];
        };
        /** @description Somebody is signed in. */
        AuthenticationAnswer: {
            /** @description The token to send as bearer. */
            accessToken: components["schemas"]["AccessToken"];
            /** @description Who signed in. */
            user: components["schemas"]["User"];
            /** @description All roles of the person, on every plan and account. */
            roles: components["schemas"]["UserRole"][];
        };
        /** @description A fresh access token, who is signed in and where they may go. */
        RefreshAnswer: {
            /** @description The token to send as bearer. */
            accessToken: components["schemas"]["AccessToken"];
            /** @description Who is signed in. */
            user: components["schemas"]["User"];
            /** @description All roles of the person, on every plan and account. */
            roles: components["schemas"]["UserRole"][];
            /** @description The accounts that the person belongs to. */
            accounts: components["schemas"]["AccountSummary"][];
            /** @description True for members of the internal product team, who may add plans. */
            isProductTeam: boolean;
            /** @description The accounts on which the person, a super user, counts as the owner; usually empty. */
            superOwnerOfAccountIds: components["schemas"]["Id"][];
        };
        /** @description Who is signed in and where they may go. */
        Session: {
            /** @description Who is signed in. */
            user: components["schemas"]["User"];
            /** @description All roles of the person, on every plan and account. */
            roles: components["schemas"]["UserRole"][];
            /** @description The accounts that the person belongs to. */
            accounts: components["schemas"]["AccountSummary"][];
            /** @description True for members of the internal product team, who may add plans. */
            isProductTeam: boolean;
            /** @description The accounts on which the person, a super user, counts as the owner; usually empty. */
            superOwnerOfAccountIds: components["schemas"]["Id"][];
        };
        /** @description Where people of an e-mail domain sign in. */
        UserDomain: {
            /** @description The e-mail domain that was asked for. */
            domain: string;
            /** @description Address that starts single sign-on for the domain. */
            redirectUrl: string;
            /** @description Whether its people may use a password instead. If not, only the account owner can, so that a broken identity provider locks nobody out for good. */
            isPasswordAllowed: boolean;
        };
        /** @description Domains with single sign-on; empty when the domain has none. */
        UserDomainList: {
            /** @description The matching domains. */
            items: components["schemas"]["UserDomain"][];
            /** @description How many match. */
            total: number;
        };
        /** @description What a person may do; six fixed roles. */
        Role: {
            /** @description 1 account owner, 2 account admin, 3 master plan admin, 4 admin, 5 contributor, 6 viewer. */
            id: components["schemas"]["Id"];
            /** @description Strength of the role; lower is stronger. */
            level: components["schemas"]["RoleLevel"];
            /** @description Name shown to people; role 4 reads `Admin`. */
            title: string;
            /** @description What the role may do, in a sentence. */
            description: string;
        };
        /** @description All roles. */
        RoleList: {
            /** @description The roles, strongest first. */
            items: components["schemas"]["Role"][];
            /** @description How many there are. */
            total: number;
        };
        /** @description A tutorial that a person has seen: this role on this plan. */
        RoleObservation: {
            /** @description The plan it was seen on. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it was seen on. */
            planId: components["schemas"]["Id"];
            /** @description The role whose tutorial was seen. */
            role: components["schemas"]["Iri"];
            /** @description The role whose tutorial was seen. */
            roleId: components["schemas"]["Id"];
        };
        /** @description A person by name, or null. */
        NullablePersonName: {
            /** @description Number of the person. */
            id: components["schemas"]["Id"];
            /** @description First and last name, or the email address of a person without a name. Of a person who has not joined the account yet, what the invitation says. */
            name: string;
        } | null;
        /** @description A person. */
        User: {
            /** @description Number of the person; ordinary people start at 1001. */
            id: components["schemas"]["Id"];
            /** @description Address that the person signs in with. */
            emailAddress: components["schemas"]["EmailAddress"];
            /** @description First name; may be empty. */
            firstName: string;
            /** @description Last name; may be empty. */
            lastName: string;
            /** @description The photo, or null for none. */
            profileImage: components["schemas"]["NullableProfileImage"];
            /** @description Saved views of the person. */
            customViews: components["schemas"]["Id"][];
            /**
             * @description The core view the person used last; dashboard at first.
             * @enum {string}
             */
            mostRecentView: "dashboard" | "calendar" | "budget" | "view";
            /** @description The plan the person opened last. */
            mostRecentPlanId: components["schemas"]["NullableId"];
            /**
             * @description Pending until the person has set a password.
             * @enum {string}
             */
            status: "pending" | "accepted";
            /** @description Tutorials that the person has closed. */
            rolesObserved: components["schemas"]["RoleObservation"][];
            /** @description The accounts that the person belongs to, as far as the asker may know of them. */
            accounts: components["schemas"]["Iri"][];
            /** @description The same accounts as numbers. */
            accountIds: components["schemas"]["Id"][];
            /** @description The address before the last change of it, or null. */
            oldEmail: string | null;
            /** @description Tags that are hidden from the person, with the tactics that carry them. */
            blockedTags: components["schemas"]["Id"][];
            /** @description The strongest role of the person in the account, or null for none. */
            highestRoleId: components["schemas"]["NullableId"];
            /** @description True for the reserved people with rights on every account. */
            isSuperUser: boolean;
        };
        /** @description A photo of a person, or null for none. */
        NullableProfileImage: {
            /** @description Number of the media asset. */
            id: components["schemas"]["Id"];
            /** @description Signed address of the file, valid for 10 minutes. */
            fileLocation: string;
        } | null;
        /** @description A role of a person on a plan or an account. */
        UserRole: {
            /** @description Number of the membership. */
            id: components["schemas"]["Id"];
            /** @description The role. */
            role: components["schemas"]["Iri"];
            /** @description The role. */
            roleId: components["schemas"]["Id"];
            /** @description The person. */
            user: components["schemas"]["Iri"];
            /** @description The person. */
            userId: components["schemas"]["Id"];
            /** @description The plan, or null for a role on the whole account. */
            plan: components["schemas"]["NullableIri"];
            /** @description The plan, or null for a role on the whole account. */
            planId: components["schemas"]["NullableId"];
            /** @description The account. */
            account: components["schemas"]["Iri"];
            /** @description The account. */
            accountId: components["schemas"]["Id"];
            /** @description Whether costs and budgets are shown; always true down to level 250. */
            canViewBudget: boolean;
            /** @description Channels that may be edited when not all may. */
            channels: components["schemas"]["Id"][];
            /** @description The same value as `canEditAllChannels`. */
            allChannelAccess: boolean;
            /** @description True when every channel may be edited; always true down to level 250. */
            canEditAllChannels: boolean;
        };
        /** @description Seats of one type. */
        SeatCount: {
            /** @description Seats in use. */
            current: number;
            /** @description Seats that were bought; 0 means that the type was not bought. */
            total: number;
        };
        /** @description Seats of an account. */
        Seats: {
            /** @description Seats that fit every role. */
            universal: components["schemas"]["SeatCount"];
            /** @description Seats for admins and contributors. */
            admin: components["schemas"]["SeatCount"];
            /** @description Seats for viewers. */
            viewer: components["schemas"]["SeatCount"];
            /** @description Free universal seats, never below 0. */
            universalRemaining: number;
            /** @description Free admin and contributor seats, never below 0. */
            adminRemaining: number;
            /** @description Free viewer seats, never below 0. */
            viewerRemaining: number;
            /** @description Only universal seats exist. */
            isUniversalAccount: boolean;
            /** @description Only admin seats exist. */
            isAdminOnlyAccount: boolean;
            /** @description Some type that was bought has no seat left. */
            isAnyLimitReached: boolean;
            /** @description No type that was bought has a seat left. */
            isAllLimitsReached: boolean;
            /** @description The server counts 100 seats of each type as free. */
            isDevMode: boolean;
        };
        /** @description An account, as a list shows it. */
        AccountSummary: {
            /** @description Number of the account. */
            id: components["schemas"]["Id"];
            /** @description Name of the company. */
            contactCompanyName: string;
            /** @description The account owner. */
            owner: components["schemas"]["Iri"];
            /** @description The account owner. */
            ownerId: components["schemas"]["Id"];
            /** @description False once the subscription has expired. */
            isActive: boolean;
            /** @description The same value as `isActive`. */
            accountActive: boolean;
            /** @description Whether the billing portal is offered. */
            isBillingShown: boolean;
            /** @description Whether tactic types may have custom fields. */
            hasTacticTypeCF: boolean;
            /** @description Where the account came from; one value names the billing provider. */
            source: string | null;
        };
        /** @description Accounts. */
        AccountList: {
            /** @description The accounts, by company name. */
            items: components["schemas"]["AccountSummary"][];
            /** @description How many match. */
            total: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description An account. Contact and billing fields are null for anybody but its owner. */
        Account: {
            /** @description Number of the account. */
            id: components["schemas"]["Id"];
            /** @description The account owner. */
            owner: components["schemas"]["Iri"];
            /** @description The account owner. */
            ownerId: components["schemas"]["Id"];
            /** @description Name of the company. */
            contactCompanyName: string;
            /** @description First name of the contact. */
            contactFirstName: string | null;
            /** @description Last name of the contact. */
            contactLastName: string | null;
            /** @description Telephone of the contact. */
            contactPhone: string | null;
            /** @description E-mail address of the contact. */
            contactEmail: string | null;
            /** @description First line of the address. */
            contactAddress1: string | null;
            /** @description Second line of the address. */
            contactAddress2: string | null;
            /** @description City. */
            contactCity: string | null;
            /** @description State. */
            contactState: string | null;
            /** @description Postal code. */
            contactZip: string | null;
            /** @description First line of the billing address. */
            billingAddress1: string | null;
            /** @description City of the billing address. */
            billingCity: string | null;
            /** @description State of the billing address. */
            billingState: string | null;
            /** @description Postal code of the billing address. */
            billingZip: string | null;
            /** @description Customer number at the billing provider. */
            billingPaymentId: string | null;
            /** @description Plans of the account that the asker has a role on; all of them for the owner. */
            plans: components["schemas"]["PlanSummary"][];
            /** @description People of the account; only the asker for anybody below admin. */
            users: components["schemas"]["User"][];
            /** @description Their roles; only the asker's own for anybody below admin. */
            userRoles: components["schemas"]["UserRole"][];
            /** @description Custom calendars of the account. */
            subscriptions: components["schemas"]["Iri"][];
            /** @description The same calendars as numbers. */
            subscriptionIds: components["schemas"]["Id"][];
            /** @description Where the account came from; one value names the billing provider. */
            source: string | null;
            /** @description Whether the billing portal is offered. */
            isBillingShown: boolean;
            /** @description False once the subscription has expired. */
            isActive: boolean;
            /** @description The same value as `isActive`. */
            accountActive: boolean;
            /** @description Whether tactic types may have custom fields. */
            hasTacticTypeCF: boolean;
            /** @description Seats in use and left. */
            seats: components["schemas"]["Seats"];
        };
        /**
         * @description Master is a lead plan with nested plans, Sub a nested one; derived from children and parent.
         * @enum {string}
         */
        PlanType: "Individual" | "Master" | "Sub";
        /**
         * @description First day of the week in calendars.
         * @enum {string}
         */
        WeekStartDay: "sunday" | "monday";
        /**
         * @description How rating points are labelled.
         * @enum {string}
         */
        RatingPointsType: "trp" | "grp";
        /** @description A plan, as a list shows it. */
        PlanSummary: {
            /** @description Number of the plan. */
            id: components["schemas"]["Id"];
            /** @description Version of the plan. */
            version: components["schemas"]["Version"];
            /** @description Name of the plan. */
            name: components["schemas"]["Name"];
            /** @description First letters of the first two words, or the first two letters of a single one, in upper case. */
            abbreviatedName: string;
            /** @description Kind of plan. */
            type: components["schemas"]["PlanType"];
            /** @description The account that owns it. */
            account: components["schemas"]["Iri"];
            /** @description The account that owns it. */
            accountId: components["schemas"]["Id"];
            /** @description The lead plan, or null. */
            parent: components["schemas"]["NullableIri"];
            /** @description The lead plan, or 0 for none. */
            parentId: number;
            /** @description True while the plan is read-only for everybody below admin. */
            freeze: boolean;
            /** @description Whether the budget feature is on. */
            useBudgets: boolean;
            /** @description Whether the performance view is on. */
            useDashboards: boolean;
            /** @description Strongest role of the asker on the plan; null for an account owner or super user without one. */
            role: components["schemas"]["NullableIri"];
            /** @description The same role as a number. */
            roleId: components["schemas"]["NullableId"];
            /** @description Name of that role, for the plans list. */
            roleTitle: string;
            /** @description Effective level of the asker on the plan. */
            level: components["schemas"]["RoleLevel"];
            /** @description First day of the plan's primary budget, or null. */
            startDate: components["schemas"]["NullableCivilDate"];
            /** @description Last day of the plan's primary budget, or null. */
            endDate: components["schemas"]["NullableCivilDate"];
            /** @description Tactics and initiatives of the plan itself that the asker may see, those in the parking lot included; null while the account is inactive. */
            tacticCount: number | null;
        };
        /** @description Plans. */
        PlanList: {
            /** @description The plans: each lead followed by its nested plans, by name. */
            items: components["schemas"]["PlanSummary"][];
            /** @description How many match. */
            total: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A nested plan, as its lead shows it. */
        PlanChild: {
            /** @description Number of the nested plan. */
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: components["schemas"]["Name"];
            /** @description Its abbreviation. */
            abbreviatedName: string;
            /** @description Role of the asker on it, or null for none. */
            role: components["schemas"]["NullableIri"];
            /** @description The same role as a number. */
            roleId: components["schemas"]["NullableId"];
        };
        /** @description The lead plan, as a nested one shows it. */
        PlanParent: {
            /** @description Number of the lead plan. */
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: components["schemas"]["Name"];
            /** @description Its abbreviation. */
            abbreviatedName: string;
            /** @description Role of the asker on it, or null for none. */
            role: components["schemas"]["NullableIri"];
            /** @description The same role as a number. */
            roleId: components["schemas"]["NullableId"];
        } | null;
        /** @description What the asker may do on the plan; the server decides by the same rules on each call. */
        PlanAbilities: {
            /** @description Effective level on the plan. */
            level: components["schemas"]["RoleLevel"];
            /** @description Sees the plan settings menu (300 or stronger). */
            canOpenSettings: boolean;
            /** @description Changes name, dates, week start and switches of the plan (250 or stronger). */
            canEditPlan: boolean;
            /** @description Changes the first day of the week (250 or stronger). */
            canChangeWeekStart: boolean;
            /** @description Freezes and unfreezes the plan (250 or stronger). */
            canFreeze: boolean;
            /** @description Edits channels, types, platforms, fields and initiative categories (250 or stronger). */
            canManageChannels: boolean;
            /** @description Opens the tag settings (250 or stronger). */
            canManageTags: boolean;
            /** @description Adds and edits tags from the editor (300 or stronger). */
            canEditTags: boolean;
            /** @description Reorders tags (250 or stronger, not on a nested plan). */
            canReorderTags: boolean;
            /** @description Edits people and their roles (250 or stronger). */
            canManageTeam: boolean;
            /** @description Chooses calendars of interest (250 or stronger). */
            canManageCalendars: boolean;
            /** @description Adds and removes plan documents (250 or stronger). */
            canManageDocuments: boolean;
            /** @description Edits performance data (250 or stronger). */
            canManageDashboards: boolean;
            /** @description Opens the budget settings (250 or stronger, with budget visibility). */
            canManageBudget: boolean;
            /** @description Enters costs and budgets (300 or stronger, with budget visibility). */
            canEditBudget: boolean;
            /** @description Sees costs and budgets; false while the plan has no budgets. */
            canViewBudget: boolean;
            /** @description Adds and edits tactics and initiatives (300 or stronger, and not frozen out). */
            canAddTactics: boolean;
            /** @description Exports the plan (300 or stronger). */
            canExport: boolean;
            /** @description Edits tactics of every channel. */
            canEditAllChannels: boolean;
            /** @description Channels of this plan whose tactics the asker may edit. */
            editableChannelIds: components["schemas"]["Id"][];
        };
        /** @description A plan with everything that its views need, except its tactics. */
        Plan: {
            /** @description Number of the plan; 15 is the template plan. */
            id: components["schemas"]["Id"];
            /** @description Version of the plan. */
            version: components["schemas"]["Version"];
            /** @description Who created it, or null when unknown. */
            creator: components["schemas"]["NullableIri"];
            /** @description Who created it, or null when unknown. */
            creatorId: components["schemas"]["NullableId"];
            /** @description The account that owns it. */
            account: components["schemas"]["Iri"];
            /** @description The account that owns it. */
            accountId: components["schemas"]["Id"];
            /** @description Name of the plan. */
            name: components["schemas"]["Name"];
            /** @description First letters of the first two words, or the first two letters of a single one, in upper case. */
            abbreviatedName: string;
            /** @description Kind of plan. */
            type: components["schemas"]["PlanType"];
            /** @description First day of the budget; mirrors the active primary budget. */
            startDate: components["schemas"]["NullableCivilDate"];
            /** @description Last day of the budget; mirrors the active primary budget. */
            endDate: components["schemas"]["NullableCivilDate"];
            /** @description First day of the week in its calendars; sunday unless chosen. */
            weekStartDay: components["schemas"]["WeekStartDay"];
            /** @description Label of the rating points; grp unless chosen. */
            ratingPointsType: components["schemas"]["RatingPointsType"];
            /** @description True for the plan that default channels are read from. */
            isTemplate: boolean;
            /** @description True while the plan is read-only for everybody below admin. */
            freeze: boolean;
            /** @description Whether the budget feature is on. */
            useBudgets: boolean;
            /** @description The same value as `useBudgets`. */
            isBudgetEnabled: boolean;
            /** @description Value of the active primary budget; null without one or without budget visibility. */
            totalBudget: components["schemas"]["NullableDollars"];
            /** @description Whether the performance view is on. */
            useDashboards: boolean;
            /** @description Whether notes of tactics are shown. */
            isTacticSummaryFieldEnabled: boolean;
            /** @description Names of the default channels in their order, for the setup. */
            defaultChannels: string[];
            /** @description Channels of the plan and of its lead and nested plans that the asker may see, each with its types. */
            channels: components["schemas"]["Channel"][];
            /** @description Platforms of all those channels. */
            tacticPlatforms: components["schemas"]["TacticPlatform"][];
            /** @description Universal fields: they apply to every type of the plan. */
            tacticFields: components["schemas"]["TacticField"][];
            /** @description Tags of the plan and of its lead and nested plans, without those blocked for the asker. */
            tags: components["schemas"]["Tag"][];
            /** @description The categories of those tags, standard ones first. */
            tagCategories: components["schemas"]["TagCategory"][];
            /** @description Budgets of the plan; empty without budget visibility. */
            budgets: components["schemas"]["Budget"][];
            /** @description The same budgets as numbers. */
            budgetIds: components["schemas"]["Id"][];
            /** @description Calendars of interest that the plan shows. */
            subscriptions: components["schemas"]["Subscription"][];
            /** @description The same calendars as numbers. */
            subscriptionIds: components["schemas"]["Id"][];
            /** @description Roles on the plan; only the asker's own for viewers. */
            userRoles: components["schemas"]["UserRole"][];
            /** @description The same roles as numbers. */
            userRoleIds: components["schemas"]["Id"][];
            /** @description Categories of plan documents, in order. */
            planDocumentCategories: components["schemas"]["PlanDocumentCategory"][];
            /** @description Documents of the plan. */
            documents: components["schemas"]["PlanDocument"][];
            /** @description Categories of dashboards with their dashboards, in order. */
            planDashboardCategories: components["schemas"]["PlanDashboardCategory"][];
            /** @description All dashboards of the plan. */
            dashboards: components["schemas"]["Iri"][];
            /** @description Nested plans; a lead plan is one that has some. */
            plans: components["schemas"]["PlanChild"][];
            /** @description The lead plan, or null. */
            parent: components["schemas"]["PlanParent"];
            /** @description The lead plan, or 0 for none. */
            parentId: number;
            /** @description True when it has nested plans. */
            isLead: boolean;
            /** @description True when it has a lead plan. */
            isNested: boolean;
            /** @description Address of the list of its tactics, which are never sent with the plan. */
            tactics: string;
            /** @description Tactics and initiatives that the asker may see. */
            tacticCount: number;
            /** @description Strongest role of the asker on the plan; null for an account owner or super user without one. */
            currentUserRole: components["schemas"]["NullableUserRole"];
            /** @description What the asker may do on the plan. */
            abilities: components["schemas"]["PlanAbilities"];
        };
        /** @description A role of a person on a plan or an account, or null for none. */
        NullableUserRole: {
            /** @description Number of the membership. */
            id: components["schemas"]["Id"];
            /** @description The role. */
            role: components["schemas"]["Iri"];
            /** @description The role. */
            roleId: components["schemas"]["Id"];
            /** @description The person. */
            user: components["schemas"]["Iri"];
            /** @description The person. */
            userId: components["schemas"]["Id"];
            /** @description The plan, or null for a role on the whole account. */
            plan: components["schemas"]["NullableIri"];
            /** @description The plan, or null for a role on the whole account. */
            planId: components["schemas"]["NullableId"];
            /** @description The account. */
            account: components["schemas"]["Iri"];
            /** @description The account. */
            accountId: components["schemas"]["Id"];
            /** @description Whether costs and budgets are shown; always true down to level 250. */
            canViewBudget: boolean;
            /** @description Channels that may be edited when not all may. */
            channels: components["schemas"]["Id"][];
            /** @description The same value as `canEditAllChannels`. */
            allChannelAccess: boolean;
            /** @description True when every channel may be edited; always true down to level 250. */
            canEditAllChannels: boolean;
        } | null;
        /** @description A new plan. */
        PlanCreate: {
            /** @description Name of the plan; `New Plan` when left out. */
            name?: components["schemas"]["Name"];
            /** @description Kind of plan; Sub needs a parent. */
            type: components["schemas"]["PlanType"];
            /** @description The account that will own it. */
            account: components["schemas"]["Reference"];
            /** @description The lead plan of a nested one; it must not be nested itself. */
            parent?: components["schemas"]["NullableReference"];
            /** @description Who creates it; must be the asker. */
            creator?: components["schemas"]["Reference"];
            /** @description Copies channels, types and platforms of the template plan; true unless the type is Sub. */
            shouldCreateDefaultChannels?: boolean;
            /** @description First day of the week; sunday when left out. */
            weekStartDay?: components["schemas"]["WeekStartDay"];
        };
        /** @description Changed fields of a plan. */
        PlanUpdate: {
            /** @description Number of the plan, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name of the plan. */
            name?: components["schemas"]["Name"];
            /** @description The account; cannot be changed. */
            account?: components["schemas"]["Reference"];
            /** @description The account; cannot be changed. */
            accountId?: components["schemas"]["Id"];
            /** @description Ignored: derived from children and parent. */
            type?: components["schemas"]["PlanType"];
            /** @description First day of the primary budget; not after endDate. */
            startDate?: components["schemas"]["NullableCivilDate"];
            /** @description Last day of the primary budget; not before startDate. */
            endDate?: components["schemas"]["NullableCivilDate"];
            /** @description First day of the week. */
            weekStartDay?: components["schemas"]["WeekStartDay"];
            /** @description Label of the rating points. */
            ratingPointsType?: components["schemas"]["RatingPointsType"];
            /** @description Switches the budget feature; off archives the active budgets. */
            useBudgets?: boolean;
            /** @description Another name of `useBudgets`; when both are sent they must agree. */
            isBudgetEnabled?: boolean;
            /** @description Value of the active primary budget, which is created when there is none. */
            totalBudget?: components["schemas"]["NullableDollars"];
            /** @description Switches the performance view. */
            useDashboards?: boolean;
            /** @description Shows or hides the notes of tactics; hidden ones are kept. */
            isTacticSummaryFieldEnabled?: boolean;
            /** @description Calendars of interest that the plan shows, replacing the earlier choice. */
            subscriptions?: components["schemas"]["Reference"][];
            /** @description The same choice as numbers; when both are sent they must agree. */
            subscriptionIds?: components["schemas"]["Id"][];
        };
        /** @description A new name. */
        PlanName: {
            /** @description Name of the plan. */
            name: components["schemas"]["Name"];
        };
        /** @description Freezes or unfreezes. */
        PlanFreeze: {
            /** @description True makes the plan read-only for everybody below admin. */
            freeze: boolean;
        };
        /** @description A channel with its tactic types. */
        Channel: {
            /** @description Number of the channel. */
            id: components["schemas"]["Id"];
            /** @description Version of the channel. */
            version: components["schemas"]["Version"];
            /** @description Name of the channel. */
            name: components["schemas"]["Name"];
            /**
             * @description What the channel is for; fixed when it is created, whatever it is renamed to.
             * @enum {string}
             */
            kind: "standard" | "initiatives" | "subscriptions" | "socialMedia";
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Who created it, or null for default channels. */
            creator: components["schemas"]["NullableIri"];
            /** @description Who created it, or null for default channels. */
            creatorId: components["schemas"]["NullableId"];
            /** @description Place among the channels of the plan. */
            orderIndex: components["schemas"]["OrderIndex"];
            /** @description Colour of its items. */
            uiColor: components["schemas"]["Colour"];
            /** @description Items of 21 days or more are long-running: shown in the overstory instead of the grid. */
            isPaidMedia: boolean;
            /** @description Whether its tactics can be flagged. */
            enableTacticFlagging: boolean;
            /** @description Whether it has a monthly channel focus. */
            useMonthlyFocusType: boolean;
            /** @description Whether notes of its tactics are shown, when the plan shows notes. */
            isSummaryEnabled: boolean;
            /** @description Whether the flow view leaves its tactics out. */
            hideInFlow: boolean;
            /** @description Belongs to a lead plan. */
            isLead: boolean;
            /** @description Belongs to a nested plan. */
            isNested: boolean;
            /** @description Abbreviation of the plan it belongs to. */
            abbreviatedPlanName: string;
            /** @description Added by a person rather than by default, and shown. */
            isVisibleCustomChannel: boolean;
            /** @description Its types, in order. */
            tacticTypes: components["schemas"]["TacticType"][];
        };
        /** @description Channels. */
        ChannelList: {
            /** @description The channels, in order. */
            items: components["schemas"]["Channel"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A tactic type; in the Initiatives channel an initiative category. */
        TacticType: {
            /** @description Number of the type. */
            id: components["schemas"]["Id"];
            /** @description Version of the tactic type. */
            version: components["schemas"]["Version"];
            /** @description Name of the type. */
            name: components["schemas"]["Name"];
            /**
             * @description What the type is for; fixed when it is created. Items of the two monthly kinds span whole months and carry no cost.
             * @enum {string}
             */
            kind: "standard" | "campaign" | "promotion" | "keyDate" | "monthlyTheme" | "monthlyFocus";
            /** @description The channel it belongs to. */
            channel: components["schemas"]["Iri"];
            /** @description The channel it belongs to. */
            channelId: components["schemas"]["Id"];
            /** @description Place among the types of the channel. */
            orderIndex: components["schemas"]["OrderIndex"];
            /** @description Added by a person rather than by default, and shown. */
            isVisibleCustomTacticType: boolean;
            /** @description True for the monthly focus type while the channel does not use it. */
            isHidden: boolean;
            /** @description Whether its tactics can have several platforms. */
            shouldTacticsAllowMultiplePlatforms: boolean;
            /** @description Hides a lead plan's tactics of this type from its nested plans. */
            shouldHideTacticsFromNestedPlans: boolean;
            /** @description Platforms that can be chosen. */
            tacticPlatforms: components["schemas"]["TacticPlatform"][];
            /** @description Custom fields of the type; empty unless the account has `hasTacticTypeCF`. */
            tacticFields: components["schemas"]["TacticField"][];
            /** @description Address of the list of its tactics. */
            tactics: string;
        };
        /** @description Tactic types. */
        TacticTypeList: {
            /** @description The types, in order. */
            items: components["schemas"]["TacticType"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A platform, such as `Instagram`; the default one is `No Platform`. */
        TacticPlatform: {
            /** @description Number of the platform. */
            id: components["schemas"]["Id"];
            /** @description Version of the platform. */
            version: components["schemas"]["Version"];
            /** @description Name of the platform. */
            name: components["schemas"]["Name"];
            /** @description Who created it, or null for default platforms. */
            creator: components["schemas"]["NullableIri"];
            /** @description Who created it, or null for default platforms. */
            creatorId: components["schemas"]["NullableId"];
            /** @description The channel it was made for, or null for any. */
            channel: components["schemas"]["NullableIri"];
            /** @description The channel it was made for, or null for any. */
            channelId: components["schemas"]["NullableId"];
            /** @description Plans that use it, as far as the asker may know of them. */
            plans: components["schemas"]["Iri"][];
            /** @description The same plans as numbers. */
            planIds: components["schemas"]["Id"][];
            /** @description Used by a lead plan. */
            isLead: boolean;
            /** @description Used by a nested plan. */
            isNested: boolean;
        };
        /** @description Platforms. */
        TacticPlatformList: {
            /** @description The platforms, by name. */
            items: components["schemas"]["TacticPlatform"][];
            /** @description How many match. */
            total: number;
        };
        /**
         * @description Text, Number, Link, Image or Rich Text.
         * @enum {string}
         */
        TacticFieldType: "string" | "number" | "url" | "image" | "richtext";
        /** @description A custom field, of one type or universal. */
        TacticField: {
            /** @description Number of the field. */
            id: components["schemas"]["Id"];
            /** @description Version of the field. */
            version: components["schemas"]["Version"];
            /** @description Who created it, or null when unknown. */
            creator: components["schemas"]["NullableIri"];
            /** @description Who created it, or null when unknown. */
            creatorId: components["schemas"]["NullableId"];
            /** @description The plan, for a universal field; null for one of a type. */
            plan: components["schemas"]["NullableIri"];
            /** @description The same plan as a number. */
            planId: components["schemas"]["NullableId"];
            /** @description The type, for a field of one type; null for a universal one. */
            tacticType: components["schemas"]["NullableIri"];
            /** @description The same type as a number. */
            tacticTypeId: components["schemas"]["NullableId"];
            /** @description Label of the field. */
            name: components["schemas"]["Name"];
            /** @description What its value is. */
            type: components["schemas"]["TacticFieldType"];
            /** @description What the field is for. */
            description: string | null;
            /** @description A hint shown beside the field. */
            helpText: string | null;
            /** @description Choices; kept, but unused by the five types. */
            options: string[];
            /** @description Place among its siblings. */
            orderIndex: components["schemas"]["OrderIndex"];
        };
        /** @description Custom fields. */
        TacticFieldList: {
            /** @description The fields, in order. */
            items: components["schemas"]["TacticField"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A tag. */
        Tag: {
            /** @description Number of the tag. */
            id: components["schemas"]["Id"];
            /** @description Version of the tag. */
            version: components["schemas"]["Version"];
            /** @description Name without the category. */
            title: string;
            /** @description `Category:Name`, split at the first colon. */
            text: string;
            /**
             * @description Category; the legacy prefix Target Persona counts as Target Segment, any other as Custom.
             * @enum {string}
             */
            category: "Objective" | "Target Segment" | "Journey Phase" | "Custom";
            /** @description The category as written before the colon; empty without one. */
            categoryName: string;
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Place among the tags of its category that the person sees, from 0 without gaps. */
            orderIndex: components["schemas"]["OrderIndex"];
            /** @description Belongs to a lead plan. */
            isLead: boolean;
            /** @description Belongs to a nested plan. */
            isNested: boolean;
            /** @description Abbreviation of the plan it belongs to. */
            abbreviatedPlanName: string;
            /** @description Category Objective. */
            isObjective: boolean;
            /** @description Category Target Segment. */
            isTargetSegment: boolean;
            /** @description Category Journey Phase. */
            isJourneyPhase: boolean;
        };
        /** @description Tags. */
        TagList: {
            /** @description The tags, by category and order. */
            items: components["schemas"]["Tag"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A category of tags. */
        TagCategory: {
            /** @description Name of the category. */
            name: string;
            /**
             * @description Which of the four it counts as.
             * @enum {string}
             */
            category: "Objective" | "Target Segment" | "Journey Phase" | "Custom";
            /** @description Its tags, in order. */
            tagIds: components["schemas"]["Id"][];
        };
        /** @description A budget of a plan. */
        Budget: {
            /** @description Number of the budget. */
            id: components["schemas"]["Id"];
            /** @description Version of the budget. */
            version: components["schemas"]["Version"];
            /** @description Who created it, or null when unknown. */
            creator: components["schemas"]["NullableIri"];
            /** @description Who created it, or null when unknown. */
            creatorId: components["schemas"]["NullableId"];
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Name; the plan's name and ` Budget` unless chosen. */
            name: components["schemas"]["Name"];
            /** @description Amount in whole US dollars. */
            value: components["schemas"]["Dollars"];
            /** @description First day, or null for open. */
            startDate: components["schemas"]["NullableCivilDate"];
            /** @description Last day, or null for open. */
            endDate: components["schemas"]["NullableCivilDate"];
            /** @description False once archived. */
            active: boolean;
            /** @description True if switching the plan's `useBudgets` off archived it. Switching it on restores it. */
            isArchivedBySwitch: boolean;
            /** @description True for the one that the plan's own total and dates mirror. */
            isPrimary: boolean;
            /** @description Initiatives it is meant for. */
            initiatives: components["schemas"]["Id"][];
            /** @description Tags it is meant for. */
            tags: components["schemas"]["Id"][];
            /** @description Channels it is meant for. */
            channels: components["schemas"]["Id"][];
            /** @description True without initiatives, tags and channels. */
            isHighLevel: boolean;
        };
        /** @description A calendar of interest. */
        Subscription: {
            /** @description Number of the calendar. */
            id: components["schemas"]["Id"];
            /** @description Version of the calendar. */
            version: components["schemas"]["Version"];
            /** @description Name of the calendar. */
            name: components["schemas"]["Name"];
            /** @description What it shows. */
            description: string | null;
            /** @description `default` for the standard calendars. */
            organization: string;
            /** @description iCal address; null for anybody below admin, since such addresses are secrets. */
            calendarPath: string | null;
            /** @description The account of a custom calendar; null for a standard one. */
            account: components["schemas"]["NullableIri"];
            /** @description The same account as a number. */
            accountId: components["schemas"]["NullableId"];
            /** @description Whether the plan asked about shows it; false when no plan was named. */
            selected: boolean;
            /** @description Address of its events. */
            events: string;
            /** @description How reading it went; left out where a plan names its calendars. */
            report?: components["schemas"]["CalendarReport"];
            /** @description The plans that show it; only in lists, of custom calendars, for admins. */
            shownBy?: components["schemas"]["CalendarUses"];
            /** @description Events that another calendar of the plan shows already; left out when no plan was named. */
            duplicateEventsMap?: components["schemas"]["DuplicateEvent"][];
        };
        /** @description How reading a calendar of interest went. */
        CalendarReport: {
            /**
             * Format: date-time
             * @description When its events were fetched; null when that never worked.
             */
            fetchedAt: string | null;
            /** @description How many events it has; a series is one. A calendar that the server works out counts those of the year before until two years ahead. */
            eventCount: number;
            /** @description True when the server works its events out itself, so that they are never old. */
            isCalculated: boolean;
            /** @description The HTTP status that the newest attempt was refused with, or null. */
            statusCode: number | null;
            /**
             * Format: date-time
             * @description When the first of the attempts failed that have failed in a row; null when the newest one did not, and where that was not written down.
             */
            failingSince: string | null;
            /**
             * @description Why the newest attempt brought no new events, or null: its address may not be fetched, it could not be fetched, what came could not be read, it is written in vCalendar 1.0, or it breaks off while the events that are kept are whole.
             * @enum {string|null}
             */
            problem: "unsafe" | "unreachable" | "unreadable" | "outdated" | "incomplete" | null;
            /** @description What was wrong with the calendar that its events come from. */
            warnings: components["schemas"]["CalendarWarning"][];
            /** @description How many of its events show less often than it repeats them, by reason. */
            singleEvents: components["schemas"]["SingleEventCount"][];
        };
        /** @description The plans that show a calendar of interest. */
        CalendarUses: {
            /** @description Those that the person may know of, by name. */
            plans: {
                /** @description Number of the plan. */
                id: components["schemas"]["Id"];
                /** @description Name of the plan. */
                name: components["schemas"]["Name"];
            }[];
            /** @description How many further ones there are. */
            otherCount: number;
        };
        /** @description Something wrong with a calendar that could be read all the same. */
        CalendarWarning: {
            /**
             * @description `incomplete`: the calendar is cut or its parts do not fit, and events that break off are left out. `undated_events`: they have no start that can be read, and are left out. `unknown_zone`: the name of a zone is not known and the calendar does not describe it, so its times are read with the offset in the name, else in UTC. `undescribed_zone`: a described zone is like none that is known; its times are right, and its series repeat in UTC.
             * @enum {string}
             */
            code: "incomplete" | "undated_events" | "unknown_zone" | "undescribed_zone";
            /** @description How many events are concerned; 0 where that cannot be told. */
            count: number;
            /** @description The first names of zones; empty for the other codes. */
            names: string[];
        };
        /** @description Events that show less often than their calendar repeats them. */
        SingleEventCount: {
            /** @description Why. */
            reason: components["schemas"]["SingleReason"];
            /** @description How many. */
            count: number;
        };
        /**
         * @description Why an event shows less often than its calendar repeats it. It shows once: its rule cannot be read; it has several rules without end; a rule without end takes days away from another; or a change to all later occurrences leads to no rule. `too_frequent`: it takes place more than 48 times on some day, and the first of each day shows.
         * @enum {string}
         */
        SingleReason: "unreadable_rule" | "several_rules" | "excluding_rule" | "moved_series" | "too_frequent";
        /** @description A file, as the entity that uses it shows it. */
        Asset: {
            /** @description Number of the media asset. */
            id: components["schemas"]["Id"];
            /** @description Name of the file. */
            name: string;
            /** @description Signed address of the file, valid for 10 minutes. */
            fileLocation: string;
            /** @description Media type, determined from the content. */
            contentType: string;
            /** @description Size in bytes. */
            sizeBytes: number;
        };
        /** @description A file, or null for none. */
        NullableAsset: {
            /** @description Number of the media asset. */
            id: components["schemas"]["Id"];
            /** @description Name of the file. */
            name: string;
            /** @description Signed address of the file, valid for 10 minutes. */
            fileLocation: string;
            /** @description Media type, determined from the content. */
            contentType: string;
            /** @description Size in bytes. */
            sizeBytes: number;
        } | null;
        /** @description A document of a plan. */
        PlanDocument: {
            /** @description Number of the document. */
            id: components["schemas"]["Id"];
            /** @description Version of the document. */
            version: components["schemas"]["Version"];
            /** @description The file. */
            asset: components["schemas"]["Asset"];
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Tactics it is attached to, without those hidden from the asker. */
            tactics: components["schemas"]["Iri"][];
            /** @description The same tactics as numbers. */
            tacticIds: components["schemas"]["Id"][];
            /** @description Categories it is filed under. */
            categories: components["schemas"]["Iri"][];
            /** @description The same categories as numbers. */
            categoryIds: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description When it was added to the plan.
             */
            createdAt: string;
        };
        /** @description A category of plan documents. */
        PlanDocumentCategory: {
            /** @description Number of the category. */
            id: components["schemas"]["Id"];
            /** @description Version of the category. */
            version: components["schemas"]["Version"];
            /** @description Name; `Uncategorized` cannot be renamed. */
            name: components["schemas"]["Name"];
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Place among the categories. */
            orderIndex: components["schemas"]["OrderIndex"];
            /** @description Documents filed under it. */
            planDocuments: components["schemas"]["Iri"][];
            /** @description The same documents as numbers. */
            planDocumentIds: components["schemas"]["Id"][];
        };
        /** @description A performance dashboard: embedded HTML or a PDF. */
        PlanDashboard: {
            /** @description Number of the dashboard. */
            id: components["schemas"]["Id"];
            /** @description Version of the dashboard. */
            version: components["schemas"]["Version"];
            /** @description Name of the data source. */
            name: components["schemas"]["Name"];
            /**
             * @description What is shown; html when there is embedded HTML.
             * @enum {string}
             */
            type: "pdf" | "html";
            /** @description HTML shown in a sandboxed frame; stored as sent. */
            embedHtml: components["schemas"]["NullableRichText"];
            /** @description Signed address of the HTML as a page, valid for 10 minutes; null for a PDF. The page has an opaque origin wherever it is opened, so that its scripts reach nothing of the app. */
            pageUrl: string | null;
            /** @description The PDF, or null. */
            asset: components["schemas"]["NullableAsset"];
            /** @description Archived ones are kept out of the performance view. */
            isArchived: boolean;
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description The category it is listed under. */
            category: components["schemas"]["Iri"];
            /** @description The category it is listed under. */
            categoryId: components["schemas"]["Id"];
            /** @description Place in its category. */
            orderIndex: components["schemas"]["OrderIndex"];
            /** @description The same value as `orderIndex`. */
            sortOrder: components["schemas"]["OrderIndex"];
        };
        /** @description A category of dashboards with its dashboards. */
        PlanDashboardCategory: {
            /** @description Number of the category. */
            id: components["schemas"]["Id"];
            /** @description Version of the category. */
            version: components["schemas"]["Version"];
            /** @description Name of the category. */
            name: components["schemas"]["Name"];
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Place among the categories. */
            sortOrder: components["schemas"]["OrderIndex"];
            /** @description The same value as `sortOrder`. */
            orderIndex: components["schemas"]["OrderIndex"];
            /** @description Its dashboards, in order. */
            dashboards: components["schemas"]["PlanDashboard"][];
            /** @description Those that are not archived, in order. */
            activeDashboardIds: components["schemas"]["Id"][];
            /** @description Those that are archived, in order. */
            archivedDashboardIds: components["schemas"]["Id"][];
        };
        /** @description An initiative that a tactic belongs to. */
        RelatedInitiative: {
            /** @description Number of the initiative. */
            initiativeId: components["schemas"]["Id"];
            /** @description Its title when the answer was made. */
            initiativeTitle: string;
            /** @description Its category. */
            tacticTypeId: components["schemas"]["Id"];
            /** @description Name of its category. */
            tacticTypeName: string;
        };
        /** @description The value of a custom field on a tactic. */
        TacticTypeValue: {
            /** @description Number of the value. */
            id: components["schemas"]["Id"];
            /** @description The field. */
            tacticField: components["schemas"]["Iri"];
            /** @description The field. */
            tacticFieldId: components["schemas"]["Id"];
            /** @description A number for Number, the id of a media asset for Image, a string for the others; null for none. */
            value: string | number | null;
        };
        /** @description A tactic as views show it: compact, without its notes, custom values and documents. */
        TacticListItem: {
            /** @description Number of the tactic. */
            id: components["schemas"]["Id"];
            /** @description Version of the tactic. */
            version: components["schemas"]["Version"];
            /** @description Title. */
            title: string;
            /** @description Start; the epoch while unscheduled. */
            startDate: components["schemas"]["CivilDateTime"];
            /** @description End; of an all-day item its last day. The epoch while unscheduled. */
            endDate: components["schemas"]["CivilDateTime"];
            /** @description Spans whole days. */
            isAllDay: boolean;
            /** @description Lies in the parking lot. */
            isUnscheduled: boolean;
            /** @description Flagged by a person. */
            isFlagged: boolean;
            /** @description An initiative rather than a tactic. */
            isInitiative: boolean;
            /** @description Belongs to a lead plan. */
            isLead: boolean;
            /** @description Belongs to a nested plan. */
            isNested: boolean;
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Abbreviation of that plan. */
            abbreviatedPlanName: string;
            /** @description Its channel. */
            channelId: components["schemas"]["Id"];
            /** @description Its type. */
            tacticTypeId: components["schemas"]["Id"];
            /** @description Its platforms. */
            tacticPlatformIds: components["schemas"]["Id"][];
            /** @description Its tags. */
            tagIds: components["schemas"]["Id"][];
            /** @description Initiatives it belongs to. */
            relatedInitiativeIds: components["schemas"]["Id"][];
            /** @description Recurrence rule (RFC 5545), or null when it does not repeat. */
            rrule: string | null;
            /** @description Last moment of the series, at the end of its day; null for no end. */
            recurrenceEndDate: components["schemas"]["NullableCivilDateTime"];
            /** @description Estimate in whole US dollars; null when none, or without budget visibility. */
            estimatedCost: components["schemas"]["NullableDollars"];
            /** @description Actual cost in whole US dollars; null when none, or without budget visibility. */
            actualCost: components["schemas"]["NullableDollars"];
            /** @description Whether there are notes; they are read with `GET /tactics/{id}/summary`. */
            hasSummary: boolean;
        };
        /** @description A page of tactics. */
        TacticList: {
            /** @description The tactics, by start, then id; those without dates last. A series stands once; views expand it. After them, the last page has the tactics of `changedIds` that the list contains now. */
            items: components["schemas"]["TacticListItem"][];
            nextCursor: components["schemas"]["NextCursor"];
            /** @description Of the last page: the cursor of what changes after it, so that a list that one has is not read again. Null on other pages, and for `ids`. */
            endCursor: string | null;
            /** @description Tactics that have changed since the first page. Leave out what earlier pages say about them: the last page says it anew. */
            changedIds: components["schemas"]["Id"][];
            /** @description Whether the list begins with this page. Also true when too much has changed since the first page; then leave out all earlier pages. */
            isFirst: boolean;
        };
        /** @description What to do with every item. Another type clears the platforms and the values of custom fields of the former type; items of monthly kinds then last whole months, and carry no cost. */
        BulkChange: {
            /**
             * @description Moves the dates.
             * @enum {string}
             */
            kind: "move";
            /** @description Whole days, negative for earlier. */
            deltaDays: components["schemas"]["DeltaDays"];
        } | {
            /**
             * @description Changes the type.
             * @enum {string}
             */
            kind: "type";
            /** @description The new type, of the same plan. The channel follows from it. */
            tacticTypeId: components["schemas"]["Id"];
        } | {
            /**
             * @description Adds and removes tags.
             * @enum {string}
             */
            kind: "tags";
            /** @description Tags that every item has afterwards. */
            addIds: components["schemas"]["Id"][];
            /** @description Tags that no item has afterwards, unless they are added as well. */
            removeIds: components["schemas"]["Id"][];
        } | {
            /**
             * @description Sets or removes the flag.
             * @enum {string}
             */
            kind: "flag";
            /** @description True to flag, which the channel must allow; false to remove flags. */
            isFlagged: boolean;
        } | {
            /**
             * @description Copies the items.
             * @enum {string}
             */
            kind: "copy";
            /** @description How many days later than its original a copy lies; 0 for the same dates. */
            deltaDays: components["schemas"]["DeltaDays"];
        } | {
            /**
             * @description Deletes the items.
             * @enum {string}
             */
            kind: "delete";
        };
        /** @description Whole days. */
        DeltaDays: number;
        /** @description An item to change, at the version that was read. */
        BulkChangeItem: {
            /** @description The tactic or initiative. */
            tactic: components["schemas"]["Reference"];
            /** @description The version that the change is based on. */
            version: components["schemas"]["Version"];
        };
        /** @description A change of many tactics and initiatives. */
        BulkChangeCreate: {
            /** @description The items. */
            items: components["schemas"]["BulkChangeItem"][];
            /** @description What to do with them. */
            change: components["schemas"]["BulkChange"];
            /** @description True takes along what belongs to the initiatives among the items. */
            withRelated: boolean;
            /** @description True writes nothing and says what would happen. */
            isPreview: boolean;
        };
        /** @description An item that is not changed, and why. */
        BulkChangeRefusal: {
            /** @description The item. */
            tactic: components["schemas"]["Iri"];
            /** @description The same item as a number. */
            tacticId: components["schemas"]["Id"];
            /** @description Its title; null for an item that does not exist or that the person may not know of. */
            title: string | null;
            /**
             * @description Why.
             * @enum {string}
             */
            code: "not-found" | "account-inactive" | "viewer" | "other-plan" | "plan-frozen" | "channel-not-assigned" | "changed-by-others" | "repeating" | "unscheduled" | "same-month" | "out-of-range" | "becomes-tactic" | "becomes-initiative" | "type-deleted" | "flagging-off";
            /** @description The channel that the code is about, or null. */
            channelName: string | null;
        };
        /** @description What became of the items, or would become of them. */
        BulkChangeResult: {
            /** @description Number of the change, for its undo; null for a preview. */
            id: components["schemas"]["NullableId"];
            /** @description Items that were changed, as they are now. In a preview as they would be, and a copy has the id of its original. */
            changed: components["schemas"]["TacticListItem"][];
            /** @description Items that were deleted. */
            deleted: components["schemas"]["TacticListItem"][];
            /** @description Items that were already as they should be. */
            unchanged: components["schemas"]["TacticListItem"][];
            /** @description Items that were left as they are. */
            refused: components["schemas"]["BulkChangeRefusal"][];
        };
        /** @description Rows to create and change items from. */
        ItemImport: {
            /** @description True writes nothing and says what would happen. */
            isPreview: boolean;
            /** @description The rows. */
            rows: components["schemas"]["ItemImportRow"][];
        };
        /** @description One row. */
        ItemImportRow: {
            /** @description The caller's number of the row; no other row has it. */
            row: number;
            /** @description The item to change; without it the row creates one. */
            itemId?: components["schemas"]["Id"];
            /** @description The version that the change is based on; without it any version is changed. */
            version?: components["schemas"]["Version"];
            /** @description What the item is to have. */
            values: components["schemas"]["ItemImportValues"];
        };
        /** @description On an item that exists only the given values are changed. A new one needs a title, a channel and a type, and without a start it goes to the parking lot. Values that do not fit refuse their row, not the request. */
        ItemImportValues: {
            /** @description Title of at most 255 characters. */
            title?: string;
            /** @description The channel. Another channel needs a type. */
            channel?: components["schemas"]["ItemImportName"];
            /** @description A type of the channel; of an initiative its category. Another type clears the platforms and the values of custom fields of the former type; items of monthly kinds then last whole months, and carry no cost. */
            type?: components["schemas"]["ItemImportName"];
            /** @description All platforms of the item. */
            platforms?: components["schemas"]["ItemImportName"][];
            /** @description A day, or a wall-clock time. It takes the item out of the parking lot. On a day a timed item keeps its time, and a new item is all-day. Another start of an item that repeats clears its repeat. */
            startDate?: components["schemas"]["ItemImportDate"];
            /** @description The last day, or a wall-clock time; of a new or an all-day item of the same kind as the start. Without it a new item ends at its start. */
            endDate?: components["schemas"]["ItemImportDate"];
            /** @description Whether the item lasts all day. Without it a time makes the item timed, and a day changes neither. */
            isAllDay?: boolean;
            /** @description True puts the item into the parking lot, and its dates are not used. */
            isUnscheduled?: boolean;
            /** @description Whether it is flagged; its channel must allow a flag. */
            isFlagged?: boolean;
            /** @description Whole US dollars, or null for none. */
            estimatedCost?: number | null;
            /** @description Whole US dollars, or null for none. */
            actualCost?: number | null;
            /** @description A whole number, or null for none. */
            impressions?: number | null;
            /** @description GRP or TRP, or null for none. */
            ratingPoints?: number | null;
            /** @description How the item repeats: in the words of an export, such as `Weekly on Monday`, of which those that it has already change nothing; or as a rule of RFC 5545. Empty for not at all. */
            repeats?: string;
            /** @description The last day `YYYY-MM-DD` of the series, or null for no end. */
            repeatsUntil?: string | null;
            /** @description All tags of the item that the person may see, as `Category:Name`. */
            tags?: components["schemas"]["ItemImportName"][];
            /** @description Titles of all initiatives that the item belongs to and that the person may see. A title that several have is refused, with their names: those with the plan and the days. */
            initiatives?: components["schemas"]["ItemImportName"][];
            /** @description Values of custom fields, of the plan and of the type; fields that are not named keep theirs. */
            fields?: components["schemas"]["ItemImportField"][];
        };
        /** @description A name or a title, compared without case and surrounding spaces. */
        ItemImportName: string;
        /** @description A day `YYYY-MM-DD` or a wall-clock time `YYYY-MM-DDTHH:mm:ss`, without zone. */
        ItemImportDate: string;
        /** @description The value of a custom field. */
        ItemImportField: {
            /** @description The field. */
            name: components["schemas"]["ItemImportName"];
            /** @description A number or its text for Number, a text for Text and Link; null or an empty text for none. A text becomes the paragraphs of a Rich text that has none yet; another text for one that is stored or that no cell of a workbook holds, and images, cannot be imported. An empty text leaves an image, and a Rich text that has no words. */
            value: string | number | null;
        };
        /** @description What became of the rows, or would become of them. */
        ItemImportResult: {
            /** @description Number for the undo; null for a preview and when nothing was written. */
            bulkChangeId: components["schemas"]["NullableId"];
            /** @description How many rows create an item. */
            created: number;
            /** @description How many rows change an item. */
            updated: number;
            /** @description How many rows are already as they should be. */
            unchanged: number;
            /** @description How many rows are refused. */
            refused: number;
            /** @description The rows by their numbers, without those that change nothing. */
            rows: components["schemas"]["ItemImportRowResult"][];
        };
        /** @description What became of a row. */
        ItemImportRowResult: {
            /** @description The caller's number of the row. */
            row: number;
            /**
             * @description What happens to the row.
             * @enum {string}
             */
            outcome: "create" | "update" | "refused";
            /** @description The item; null for one that is not created yet. */
            itemId: components["schemas"]["NullableId"];
            /** @description What a preview would change of an item that exists, with what follows from it; empty for others, and after the import. */
            changes: components["schemas"]["ItemImportChange"][];
            /** @description Why the row is refused; empty for the others. */
            problems: components["schemas"]["ItemImportProblem"][];
        };
        /** @description A value of an item before and after an import, as texts for a person. */
        ItemImportChange: {
            /** @description The name of the value, such as `title`; `fields.` and the name for a custom field; `repeats` for the repeat, which another start clears too. */
            column: string;
            /** @description What the item has; empty for nothing. */
            before: string;
            /** @description What it will have; empty for nothing. */
            after: string;
        };
        /** @description One reason why a row is refused. */
        ItemImportProblem: {
            /** @description The name of the value, such as `title`; `fields.` and the name for a custom field; `row` when it is about the whole row. */
            column: string;
            /**
             * @description Why, for programs.
             * @enum {string}
             */
            code: "required" | "too-long" | "invalid-date" | "end-before-start" | "invalid-number" | "invalid-link" | "unknown-name" | "ambiguous-name" | "too-many" | "flagging-off" | "no-cost" | "budget-hidden" | "becomes-tactic" | "becomes-initiative" | "not-importable" | "unknown-repeat" | "duplicate" | "not-found" | "changed-by-others" | "account-inactive" | "viewer" | "other-plan" | "plan-frozen" | "channel-not-assigned";
            /** @description Why, as a sentence for a person. */
            detail: string;
        };
        /** @description A tactic or an initiative. */
        Tactic: {
            /** @description Number of the tactic. */
            id: components["schemas"]["Id"];
            /** @description Version of the tactic. */
            version: components["schemas"]["Version"];
            /** @description Who created it, or null when unknown. */
            creator: components["schemas"]["NullableIri"];
            /** @description Who created it, or null when unknown. */
            creatorId: components["schemas"]["NullableId"];
            /** @description Title. */
            title: string;
            /** @description Start; the epoch while unscheduled. */
            startDate: components["schemas"]["CivilDateTime"];
            /** @description End, never before the start; of an all-day item its last day. The epoch while unscheduled. */
            endDate: components["schemas"]["CivilDateTime"];
            /** @description Spans whole days. */
            isAllDay: boolean;
            /** @description Lies in the parking lot. */
            isUnscheduled: boolean;
            /** @description Flagged by a person. */
            isFlagged: boolean;
            /** @description An initiative: flagged as such, or in the Initiatives channel. */
            isInitiative: boolean;
            /** @description Belongs to a lead plan. */
            isLead: boolean;
            /** @description Belongs to a nested plan. */
            isNested: boolean;
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Iri"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Abbreviation of that plan. */
            abbreviatedPlanName: string;
            /** @description Its channel. */
            channel: components["schemas"]["Iri"];
            /** @description Its channel. */
            channelId: components["schemas"]["Id"];
            /** @description Name of the channel. */
            channelName: string;
            /** @description Its type. */
            tacticType: components["schemas"]["Iri"];
            /** @description Its type. */
            tacticTypeId: components["schemas"]["Id"];
            /** @description Name of the type. */
            tacticTypeName: string;
            /** @description Its platforms. */
            tacticPlatforms: components["schemas"]["Iri"][];
            /** @description The same platforms as numbers. */
            tacticPlatformIds: components["schemas"]["Id"][];
            /** @description Estimate in whole US dollars; null when none, or without budget visibility. */
            estimatedCost: components["schemas"]["NullableDollars"];
            /** @description Actual cost in whole US dollars; null when none, or without budget visibility. */
            actualCost: components["schemas"]["NullableDollars"];
            /** @description How often it is expected to be seen; null when none. */
            impressions: number | null;
            /** @description Rating points, labelled by the plan's `ratingPointsType`; null when none. */
            ratingPoints: number | null;
            /** @description Its tags, without those blocked for the asker. */
            tags: components["schemas"]["Iri"][];
            /** @description The same tags as numbers. */
            tagIds: components["schemas"]["Id"][];
            /** @description Values of custom fields. */
            typeValues: components["schemas"]["TacticTypeValue"][];
            /** @description Initiatives it belongs to. */
            relatedInitiatives: components["schemas"]["RelatedInitiative"][];
            /** @description The same initiatives as numbers. */
            relatedInitiativeIds: components["schemas"]["Id"][];
            /** @description Attached documents. */
            documents: components["schemas"]["Iri"][];
            /** @description The same documents as numbers. */
            documentIds: components["schemas"]["Id"][];
            /** @description Whether there are notes; they are read with `GET /tactics/{id}/summary`. */
            hasSummary: boolean;
            /** @description Notes; only sent in answers to creating and updating with notes. */
            summary?: components["schemas"]["NullableRichText"];
            /** @description Recurrence rule (RFC 5545), or null when it does not repeat. */
            rrule: string | null;
            /** @description Last moment of the series, at the end of its day; null for no end. */
            recurrenceEndDate: components["schemas"]["NullableCivilDateTime"];
            /** @description Whether it repeats. */
            repeats: boolean;
            /** @description Whether the rule is none of the presets. */
            isCustomRecurrence: boolean;
            /** @description The rule in words, or null. */
            recurrenceText: string | null;
            /** @description Set by views on the occurrences they make; null from the server. */
            originalTacticID: components["schemas"]["NullableId"];
            /** @description Set by views on the occurrences they make; false from the server. */
            isRecurringEventClone: boolean;
            /** @description Who created it; null when that is unknown, when the person was deleted, and when the asker may not read the person with `GET /users/{id}`. */
            createdBy: components["schemas"]["NullablePersonName"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Who changed it last, null as for `createdBy`. Deleting, restoring, setting the value of a custom field and attaching or detaching a document are changes of the item; a change of the plan around it, such as a deleted tag, is not. At first who created it. */
            updatedBy: components["schemas"]["NullablePersonName"];
            /**
             * Format: date-time
             * @description When it was changed last; `createdAt` until then.
             */
            updatedAt: string;
        };
        /** @description The value of a custom field. The field is named by one of the first three. */
        TacticTypeValueInput: {
            /** @description Number of a value that was stored before, of the tactic or of none. One of none becomes the tactic's, in place of the value that it has for the field. */
            id?: components["schemas"]["Id"];
            /** @description The field. */
            tacticField?: components["schemas"]["Reference"];
            /** @description The field. */
            tacticFieldId?: components["schemas"]["Id"];
            /** @description A number for Number, the id of a media asset for Image, a string for the others; null clears. */
            value: string | number | null;
        };
        /** @description An initiative that a tactic belongs to. */
        RelatedInitiativeInput: {
            /** @description Number of the initiative. */
            initiativeId: components["schemas"]["Id"];
            /** @description Ignored: read from the initiative. */
            initiativeTitle?: string;
            /** @description Ignored: read from the initiative. */
            tacticTypeId?: components["schemas"]["Id"];
            /** @description Ignored: read from the initiative. */
            tacticTypeName?: string;
        };
        /** @description Initiatives that a tactic belongs to, as a list or as the JSON text of one. */
        RelatedInitiativesInput: string | components["schemas"]["RelatedInitiativeInput"][];
        /** @description A new tactic or initiative. */
        TacticCreate: {
            /** @description Title with at least one visible character. */
            title: components["schemas"]["Name"];
            /** @description The plan it goes into; must be the type's own plan. */
            plan?: components["schemas"]["Reference"];
            /** @description The same plan as a number; one of the two is needed. */
            planId?: components["schemas"]["Id"];
            /** @description Its type; the channel follows from it. */
            tacticType?: components["schemas"]["Reference"];
            /** @description The same type as a number; one of the two is needed. */
            tacticTypeId?: components["schemas"]["Id"];
            /** @description Must be the channel of the type. */
            channel?: components["schemas"]["Reference"];
            /** @description The same channel as a number. */
            channelId?: components["schemas"]["Id"];
            /** @description Who creates it; must be the asker. */
            creator?: components["schemas"]["Reference"];
            /** @description Start; needed unless unscheduled. */
            startDate?: components["schemas"]["CivilDateTime"];
            /** @description End, not before the start; the start when left out. Of an all-day item its last day. */
            endDate?: components["schemas"]["CivilDateTime"];
            /** @description Spans whole days; the times are then stored as 08:00; false when left out. */
            isAllDay?: boolean;
            /** @description Puts it into the parking lot; clears dates, repeat and related initiatives; false when left out. */
            isUnscheduled?: boolean;
            /** @description Flagged by a person; false when left out. */
            isFlagged?: boolean;
            /** @description An initiative; always true in the Initiatives channel; false when left out. */
            isInitiative?: boolean;
            /** @description Its platforms; several only if the type allows. */
            tacticPlatforms?: components["schemas"]["Reference"][];
            /** @description The same platforms as numbers. */
            tacticPlatformIds?: components["schemas"]["Id"][];
            /** @description Estimate in whole US dollars; refused without budget visibility, ignored on initiatives and monthly types. */
            estimatedCost?: components["schemas"]["NullableDollars"];
            /** @description Actual cost in whole US dollars; same rules. */
            actualCost?: components["schemas"]["NullableDollars"];
            /** @description How often it is expected to be seen. */
            impressions?: number | null;
            /** @description Rating points. */
            ratingPoints?: number | null;
            /** @description Its tags. */
            tags?: components["schemas"]["Reference"][];
            /** @description The same tags as numbers. */
            tagIds?: components["schemas"]["Id"][];
            /** @description Values of custom fields, stored in the same transaction. */
            typeValues?: components["schemas"]["TacticTypeValueInput"][];
            /** @description Initiatives it belongs to. */
            relatedInitiatives?: components["schemas"]["RelatedInitiativesInput"];
            /** @description Documents to attach. */
            documents?: components["schemas"]["Reference"][];
            /** @description The same documents as numbers. */
            documentIds?: components["schemas"]["Id"][];
            /** @description Notes. */
            summary?: components["schemas"]["NullableRichText"];
            /** @description Recurrence rule (RFC 5545). `custom` and an unreadable rule count as none. */
            rrule?: string | null;
            /** @description Last moment of the series; stored at the end of its day. */
            recurrenceEndDate?: components["schemas"]["NullableCivilDateTime"];
            /** @description False clears the rule. */
            repeats?: boolean;
            /** @description Ignored: derived from the rule. */
            isCustomRecurrence?: boolean;
            /** @description Ignored: derived from the rule. */
            recurrenceText?: string | null;
        };
        /** @description Changed fields of a tactic or initiative. */
        TacticUpdate: {
            /** @description Number of the tactic, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Title with at least one visible character. */
            title?: components["schemas"]["Name"];
            /** @description The plan; cannot be changed. */
            plan?: components["schemas"]["Reference"];
            /** @description The same plan as a number. */
            planId?: components["schemas"]["Id"];
            /** @description Its type, of the same plan. */
            tacticType?: components["schemas"]["Reference"];
            /** @description The same type as a number. */
            tacticTypeId?: components["schemas"]["Id"];
            /** @description Must be the channel of the type. */
            channel?: components["schemas"]["Reference"];
            /** @description The same channel as a number. */
            channelId?: components["schemas"]["Id"];
            /** @description Start. Needs `endDate` with it, unless the stored end still fits. */
            startDate?: components["schemas"]["CivilDateTime"];
            /** @description End, not before the start. Of an all-day item its last day. */
            endDate?: components["schemas"]["CivilDateTime"];
            /** @description Spans whole days; the times are then stored as 08:00. */
            isAllDay?: boolean;
            /** @description True puts it into the parking lot and clears dates, repeat and related initiatives; false needs dates. */
            isUnscheduled?: boolean;
            /** @description Flagged by a person. */
            isFlagged?: boolean;
            /** @description An initiative; always true in the Initiatives channel. */
            isInitiative?: boolean;
            /** @description Its platforms, replacing the earlier ones. */
            tacticPlatforms?: components["schemas"]["Reference"][];
            /** @description The same platforms as numbers. */
            tacticPlatformIds?: components["schemas"]["Id"][];
            /** @description Estimate in whole US dollars; refused without budget visibility, ignored on initiatives and monthly types. */
            estimatedCost?: components["schemas"]["NullableDollars"];
            /** @description Actual cost in whole US dollars; same rules. */
            actualCost?: components["schemas"]["NullableDollars"];
            /** @description How often it is expected to be seen. */
            impressions?: number | null;
            /** @description Rating points. */
            ratingPoints?: number | null;
            /** @description Its tags, replacing the earlier ones; tags blocked for the asker stay. */
            tags?: components["schemas"]["Reference"][];
            /** @description The same tags as numbers. */
            tagIds?: components["schemas"]["Id"][];
            /** @description Values of the fields named; other fields keep theirs. */
            typeValues?: components["schemas"]["TacticTypeValueInput"][];
            /** @description Initiatives it belongs to, replacing the earlier ones. */
            relatedInitiatives?: components["schemas"]["RelatedInitiativesInput"];
            /** @description Attached documents, replacing the earlier ones. */
            documents?: components["schemas"]["Reference"][];
            /** @description The same documents as numbers. */
            documentIds?: components["schemas"]["Id"][];
            /** @description Notes. */
            summary?: components["schemas"]["NullableRichText"];
            /** @description Recurrence rule (RFC 5545), for the whole series. `custom` and an unreadable rule count as none. Left out, a new start clears it. */
            rrule?: string | null;
            /** @description Last moment of the series; stored at the end of its day. */
            recurrenceEndDate?: components["schemas"]["NullableCivilDateTime"];
            /** @description False clears the rule. */
            repeats?: boolean;
            /** @description Ignored: derived from the rule. */
            isCustomRecurrence?: boolean;
            /** @description Ignored: derived from the rule. */
            recurrenceText?: string | null;
        };
        /** @description Notes of a tactic. */
        TacticSummary: {
            /** @description The notes, or null for none. */
            summary: components["schemas"]["NullableRichText"];
        };
        /** @description It was done. */
        Ok: {
            /**
             * @description Always true; anything else is a problem.
             * @constant
             */
            ok: true;
        };
        /** @description An address that works without a token for a short time. */
        SignedUrl: {
            /** @description Signed address, only of use to the person who asked. */
            url: string;
            /**
             * Format: date-time
             * @description When it stops working, 10 minutes after it was made.
             */
            expiresAt: string;
        };
        /** @description A password to be set. */
        NewPassword: {
            /** @description The new password. */
            password: components["schemas"]["Password"];
        };
        /** @description An e-mail address. */
        EmailOnly: {
            /** @description Address of the person who forgot the password. */
            emailAddress: components["schemas"]["EmailAddress"];
        };
        /** @description The token of a sign-in link. */
        BypassToken: {
            /** @description Token out of the link; works once. One that was cut short is refused like a used one. */
            refreshToken: string;
        };
        /** @description What the identity provider posts. */
        SamlResponse: {
            /** @description Base64 of the signed answer. */
            SAMLResponse: string;
            /** @description Taken and not looked at: where to go is remembered by the server from the start of the sign-in. */
            RelayState?: string;
        };
        /** @description The first account and its owner. */
        FirstAccount: {
            /** @description Token of the one-time link that the server prints. */
            token: string;
            /** @description Name of the company. */
            contactCompanyName: components["schemas"]["Name"];
            /** @description First name of the owner. */
            firstName: components["schemas"]["Name"];
            /** @description Last name of the owner. */
            lastName: components["schemas"]["Name"];
            /** @description E-mail address of the owner. */
            emailAddress: components["schemas"]["EmailAddress"];
            /** @description Password of the owner. */
            password: components["schemas"]["Password"];
        };
        /** @description People. */
        UserList: {
            /** @description The people, by last and first name. */
            items: components["schemas"]["User"][];
            /** @description How many match. */
            total: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A role that a new person gets at once. */
        UserRoleInput: {
            /** @description The role, of level 250 or above. */
            role: components["schemas"]["Reference"];
            /** @description Whether costs and budgets are shown; true when left out. */
            canViewBudget?: boolean;
            /** @description Channels that a contributor may edit; all of them when left out. */
            channels?: components["schemas"]["Reference"][];
            /** @description True when every channel may be edited. */
            canEditAllChannels?: boolean;
        };
        /** @description A new person in an account. */
        UserCreate: {
            /** @description Address that the person will sign in with. */
            emailAddress: components["schemas"]["EmailAddress"];
            /** @description First name. */
            firstName: components["schemas"]["Name"];
            /** @description Last name. */
            lastName: components["schemas"]["Name"];
            /** @description The account to join. */
            account: components["schemas"]["Reference"];
            /** @description The plan to join; needed with `userRole`. */
            plan?: components["schemas"]["Reference"];
            /** @description The role on that plan, made in the same transaction. */
            userRole?: components["schemas"]["UserRoleInput"];
        };
        /** @description A tutorial that a person has seen. */
        RoleObservationInput: {
            /** @description The plan it was seen on. */
            plan: components["schemas"]["Reference"];
            /** @description The role whose tutorial was seen. */
            role: components["schemas"]["Reference"];
        };
        /** @description Changed fields of a person. */
        UserUpdate: {
            /** @description Number of the person, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description New address; the former one is kept as `oldEmail`. */
            emailAddress?: components["schemas"]["EmailAddress"];
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description New password, sent only when it changes, with the current one; only of oneself. */
            password?: components["schemas"]["Password"];
            /** @description The password that the new one replaces. */
            currentPassword?: components["schemas"]["Password"];
            /** @description Media asset of the photo (jpg, png, gif or webp); null removes it. */
            profileImage?: components["schemas"]["NullableReference"];
            /**
             * @description The core view used last; only of oneself.
             * @enum {string}
             */
            mostRecentView?: "dashboard" | "calendar" | "budget" | "view";
            /** @description The plan opened last; only of oneself. */
            mostRecentPlanId?: number | null;
            /** @description Tutorials that were closed; only of oneself. */
            rolesObserved?: components["schemas"]["RoleObservationInput"][];
            /** @description Order of the saved views; only of oneself. */
            customViews?: components["schemas"]["Reference"][];
            /** @description Tags hidden from the person, replacing the earlier ones on plans that the asker is admin of. */
            blockedTags?: components["schemas"]["Reference"][];
            /** @description True deletes the person: signed out at once, roles and seats given up, kept as the author of what they made. */
            deleted?: boolean;
        };
        /** @description An invitation that was not taken up yet. */
        UserInvite: {
            /** @description Number of the invitation. */
            id: components["schemas"]["Id"];
            /** @description Who is invited. */
            user: components["schemas"]["Iri"];
            /** @description Who is invited. */
            userId: components["schemas"]["Id"];
            /** @description The account they are invited to. */
            account: components["schemas"]["Iri"];
            /** @description The same account as a number. */
            accountId: components["schemas"]["Id"];
            /** @description The plan they are invited to, or null. */
            plan: components["schemas"]["NullableIri"];
            /** @description The same plan as a number. */
            planId: components["schemas"]["NullableId"];
            /** @description Where the invitation went. */
            emailAddress: components["schemas"]["EmailAddress"];
            /**
             * Format: date-time
             * @description When it was sent last.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description When its link stops working.
             */
            expiresAt: string;
        };
        /** @description Open invitations. */
        UserInviteList: {
            /** @description The invitations, newest first. */
            items: components["schemas"]["UserInvite"][];
            /** @description How many match. */
            total: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Invites a person who has no password yet. */
        UserInviteCreate: {
            /** @description Who is invited. */
            user: components["schemas"]["Reference"];
            /** @description The account they are invited to. */
            account: components["schemas"]["Reference"];
            /** @description The plan that the link opens. */
            plan?: components["schemas"]["Reference"];
        };
        /** @description Roles of people. */
        UserRoleList: {
            /** @description The roles, by person. */
            items: components["schemas"]["UserRole"][];
            /** @description How many match. */
            total: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Gives a person a role. */
        UserRoleCreate: {
            /** @description The role; account owner is never given this way. */
            role: components["schemas"]["Reference"];
            /** @description The person. */
            user: components["schemas"]["Reference"];
            /** @description The plan; left out for a role on the whole account. */
            plan?: components["schemas"]["Reference"];
            /** @description The account. */
            account: components["schemas"]["Reference"];
            /** @description Whether costs and budgets are shown; true when left out. */
            canViewBudget?: boolean;
            /** @description Channels that a contributor may edit. */
            channels?: components["schemas"]["Reference"][];
            /** @description True when every channel may be edited. */
            allChannelAccess?: boolean;
            /** @description Another name of `allChannelAccess`; when both are sent they must agree. */
            canEditAllChannels?: boolean;
        };
        /** @description Changed fields of a role of a person. */
        UserRoleUpdate: {
            /** @description Number of the membership, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description The person; cannot be changed. */
            userId?: components["schemas"]["Id"];
            /** @description The plan; cannot be changed. */
            planId?: number | null;
            /** @description The role, of level 250 or above. */
            roleId?: components["schemas"]["Id"];
            /** @description The account; cannot be changed. */
            accountId?: components["schemas"]["Id"];
            /** @description Whether costs and budgets are shown; only for contributors and viewers on plans with budgets. */
            canViewBudget?: boolean;
            /** @description Channels that a contributor may edit, replacing the earlier ones. */
            channels?: components["schemas"]["Reference"][];
            /** @description True when every channel may be edited; only for contributors. */
            canEditAllChannels?: boolean;
            /** @description Another name of `canEditAllChannels`; when both are sent they must agree. */
            allChannelAccess?: boolean;
        };
        /** @description A person and an account. */
        AccountMembership: {
            /** @description The person to remove. */
            user_id: components["schemas"]["Id"];
            /** @description The account to remove them from. */
            account_id: components["schemas"]["Id"];
        };
        /** @description Fields of an account that may be set. */
        AccountFields: {
            /** @description Number of the account, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name of the company. */
            contactCompanyName?: components["schemas"]["Name"];
            /** @description First name of the contact. */
            contactFirstName?: string | null;
            /** @description Last name of the contact. */
            contactLastName?: string | null;
            /** @description Telephone of the contact. */
            contactPhone?: string | null;
            /** @description E-mail address of the contact. */
            contactEmail?: string | null;
            /** @description First line of the address. */
            contactAddress1?: string | null;
            /** @description Second line of the address. */
            contactAddress2?: string | null;
            /** @description City. */
            contactCity?: string | null;
            /** @description State. */
            contactState?: string | null;
            /** @description Postal code. */
            contactZip?: string | null;
            /** @description First line of the billing address. */
            billingAddress1?: string | null;
            /** @description City of the billing address. */
            billingCity?: string | null;
            /** @description State of the billing address. */
            billingState?: string | null;
            /** @description Postal code of the billing address. */
            billingZip?: string | null;
        };
        /** @description A new account. */
        AccountCreate: {
            /** @description Name of the company. */
            contactCompanyName: components["schemas"]["Name"];
            /** @description The account owner. */
            owner: components["schemas"]["Reference"];
            /** @description Where the account came from. */
            source?: string | null;
            /** @description Whether tactic types may have custom fields; false when left out. */
            hasTacticTypeCF?: boolean;
            /** @description Seats that were bought; none when left out. */
            seats?: components["schemas"]["SeatTotals"];
        };
        /** @description Seats that were bought, by type. */
        SeatTotals: {
            /** @description Seats that fit every role. */
            universal?: number;
            /** @description Seats for admins and contributors. */
            admin?: number;
            /** @description Seats for viewers. */
            viewer?: number;
        };
        /** @description A session at the billing provider. */
        BillingPortal: {
            /** @description Address of the hosted portal, for one visit. */
            url: string;
        };
        /** @description An exported plan. */
        PlanExport: {
            /** @description Signed address of the CSV file; works for the asker only. */
            url: string;
            /**
             * Format: date-time
             * @description When it stops working, 10 minutes after it was made.
             */
            expiresAt: string;
        };
        /** @description A tutorial was closed. */
        PlanVisit: {
            /** @description The plan it was seen on. */
            plan: components["schemas"]["Reference"];
            /** @description The role whose tutorial was seen. */
            role: components["schemas"]["Reference"];
            /** @description Who saw it; must be the asker. */
            user: components["schemas"]["Reference"];
        };
        /** @description Tutorials that the person has closed. */
        RolesObserved: {
            /** @description Plan and role of each. */
            rolesObserved: components["schemas"]["RoleObservation"][];
        };
        /** @description Money of one month, as a column of the expenses shows it. */
        MonthExpense: {
            /** @description Place in the range, from 0. */
            index: number;
            /** @description Name of the month, for a column of its own. */
            name: string;
            /** @description The same name; another word for it. */
            header: string;
            /** @description First day of the month. */
            date: components["schemas"]["CivilDate"];
            /** @description Sum of estimated costs in whole US dollars. */
            estimate: components["schemas"]["Dollars"];
            /** @description Sum of actual costs in whole US dollars. */
            actual: components["schemas"]["Dollars"];
            /**
             * Format: int64
             * @description Estimate minus actual, in whole US dollars.
             */
            variance: number;
        };
        /** @description Money by month. */
        MonthExpenseList: {
            /** @description The months of the range, in order. */
            items: components["schemas"]["MonthExpense"][];
            /** @description How many months. */
            total: number;
        };
        /** @description Money of one tactic type in one month. */
        TypeExpense: {
            /** @description The channel. */
            channelId: components["schemas"]["Id"];
            /** @description The tactic type. */
            tacticTypeId: components["schemas"]["Id"];
            /** @description The month `YYYY-MM`. */
            month: string;
            /** @description Sum of estimated costs in whole US dollars. */
            estimated: components["schemas"]["Dollars"];
            /** @description Sum of actual costs in whole US dollars. */
            actual: components["schemas"]["Dollars"];
        };
        /** @description Money by tactic type and month. */
        TypeExpenseList: {
            /** @description The sums. */
            items: components["schemas"]["TypeExpense"][];
            /** @description How many sums. */
            total: number;
        };
        /** @description A new channel. */
        ChannelCreate: {
            /** @description Name; not `Initiatives` or `Subscriptions`, in whatever case. */
            name: components["schemas"]["Name"];
            /** @description The plan it goes into. */
            plan: components["schemas"]["Reference"];
            /** @description Colour of its items; when left out, that of its name: `#9ACD32` for most. */
            uiColor?: components["schemas"]["Colour"];
            /** @description Place among the channels; last when left out. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description Whether items of 21 days or more are long-running. */
            isPaidMedia?: boolean;
            /** @description Whether its tactics can be flagged. */
            enableTacticFlagging?: boolean;
            /** @description Whether it has a monthly channel focus. */
            useMonthlyFocusType?: boolean;
            /** @description Whether notes of its tactics are shown; true when left out. */
            isSummaryEnabled?: boolean;
            /** @description Whether the flow view leaves its tactics out. */
            hideInFlow?: boolean;
        };
        /** @description Changed fields of a channel. */
        ChannelUpdate: {
            /** @description Number of the channel, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name; reserved names only if it has that name already. */
            name?: components["schemas"]["Name"];
            /** @description The plan; cannot be changed. */
            plan?: components["schemas"]["Reference"];
            /** @description The same plan as a number. */
            planId?: components["schemas"]["Id"];
            /** @description Colour of its items. */
            uiColor?: components["schemas"]["Colour"];
            /** @description Place among the channels; the others make room. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description Whether items of 21 days or more are long-running. */
            isPaidMedia?: boolean;
            /** @description Whether its tactics can be flagged. */
            enableTacticFlagging?: boolean;
            /** @description True makes the hidden type `Monthly Focus` when there is none; false keeps it. */
            useMonthlyFocusType?: boolean;
            /** @description Whether notes of its tactics are shown. */
            isSummaryEnabled?: boolean;
            /** @description Whether the flow view leaves its tactics out. */
            hideInFlow?: boolean;
        };
        /** @description A new tactic type or initiative category. */
        TacticTypeCreate: {
            /** @description Name; `Monthly Focus` is refused: switch it on for the channel instead. */
            name: components["schemas"]["Name"];
            /** @description The channel it goes into. */
            channel?: components["schemas"]["Reference"];
            /** @description The same channel as a number; one of the two is needed. */
            channelId?: components["schemas"]["Id"];
            /**
             * @description What it is for; derived from the name in the Initiatives channel when left out.
             * @enum {string}
             */
            kind?: "standard" | "campaign" | "promotion" | "keyDate" | "monthlyTheme";
            /** @description Place among the types; last when left out. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description Whether its tactics can have several platforms. */
            shouldTacticsAllowMultiplePlatforms?: boolean;
            /** @description Hides a lead plan's tactics of this type from its nested plans. */
            shouldHideTacticsFromNestedPlans?: boolean;
            /** @description Platforms that can be chosen; `No Platform` when left out or empty. */
            tacticPlatforms?: components["schemas"]["Reference"][];
        };
        /** @description Changed fields of a tactic type. */
        TacticTypeUpdate: {
            /** @description Number of the type, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name of the type. */
            name?: components["schemas"]["Name"];
            /** @description The channel; cannot be changed. */
            channel?: components["schemas"]["Reference"];
            /** @description The same channel as a number. */
            channelId?: components["schemas"]["Id"];
            /** @description Place among the types; the others make room. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description Whether its tactics can have several platforms; those that have keep them. */
            shouldTacticsAllowMultiplePlatforms?: boolean;
            /** @description Hides a lead plan's tactics of this type from its nested plans. */
            shouldHideTacticsFromNestedPlans?: boolean;
            /** @description Platforms that can be chosen, replacing the earlier ones; `No Platform` when empty. */
            tacticPlatforms?: components["schemas"]["Reference"][];
        };
        /** @description A new platform. */
        TacticPlatformCreate: {
            /** @description Name of the platform. */
            name: components["schemas"]["Name"];
            /** @description The plan that will use it. */
            plan: components["schemas"]["Reference"];
            /** @description The channel it is made for; left out for any. */
            channel?: components["schemas"]["Reference"];
            /** @description A type that offers it from now on. */
            tacticType?: components["schemas"]["Reference"];
        };
        /** @description Changed fields of a platform. */
        TacticPlatformUpdate: {
            /** @description Number of the platform, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name of the platform, on every plan that uses it. */
            name?: components["schemas"]["Name"];
            /** @description The channel it is made for, or null for any. */
            channel?: components["schemas"]["NullableReference"];
        };
        /** @description A new custom field, universal or of one type. */
        TacticFieldCreate: {
            /** @description Label of the field. */
            name: components["schemas"]["Name"];
            /** @description What its value is. */
            type: components["schemas"]["TacticFieldType"];
            /** @description The plan, for a universal field; exactly one of plan and tacticType. */
            plan?: components["schemas"]["Reference"];
            /** @description The type, for a field of one type; the account needs `hasTacticTypeCF`. */
            tacticType?: components["schemas"]["Reference"];
            /** @description What the field is for. */
            description?: string | null;
            /** @description A hint shown beside the field. */
            helpText?: string | null;
            /** @description Choices; kept, but unused by the five types. */
            options?: string[];
            /** @description Place among its siblings; last when left out. */
            orderIndex?: components["schemas"]["OrderIndex"];
        };
        /** @description Changed fields of a custom field. */
        TacticFieldUpdate: {
            /** @description Number of the field, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Label of the field. */
            name?: components["schemas"]["Name"];
            /** @description What its value is; only while no value is stored. */
            type?: components["schemas"]["TacticFieldType"];
            /** @description What the field is for. */
            description?: string | null;
            /** @description A hint shown beside the field. */
            helpText?: string | null;
            /** @description Choices; kept, but unused by the five types. */
            options?: string[];
            /** @description Place among its siblings; the others make room. */
            orderIndex?: components["schemas"]["OrderIndex"];
        };
        /** @description The value of a custom field. */
        TacticFieldValue: {
            /** @description Number of the value. */
            id: components["schemas"]["Id"];
            /** @description The field. */
            tacticField: components["schemas"]["Iri"];
            /** @description The field. */
            tacticFieldId: components["schemas"]["Id"];
            /** @description The tactic, or null until a tactic names the value in `typeValues`. */
            tactic: components["schemas"]["NullableIri"];
            /** @description The same tactic as a number. */
            tacticId: components["schemas"]["NullableId"];
            /** @description A number for Number, the id of a media asset for Image, a string for the others; null for none. */
            value: string | number | null;
        };
        /** @description Values of custom fields. */
        TacticFieldValueList: {
            /** @description The values, in the order of the fields. */
            items: components["schemas"]["TacticFieldValue"][];
            /** @description How many match. */
            total: number;
        };
        /** @description The value of a universal custom field on an item. */
        UniversalFieldValue: {
            /** @description The item. */
            tacticId: components["schemas"]["Id"];
            /** @description The field. */
            tacticFieldId: components["schemas"]["Id"];
            /** @description A number for Number, the id of a media asset for Image, a string for the others. */
            value: string | number;
        };
        /** @description Everything that the deletion of a plan takes along, counted. */
        PlanContents: {
            /** @description Channels. */
            channels: number;
            /** @description Tactic types, in all channels. */
            tacticTypes: number;
            /** @description Tactics, those in the parking lot included. */
            tactics: number;
            /** @description Initiatives. */
            initiatives: number;
            /** @description Tags. */
            tags: number;
            /** @description Documents. */
            documents: number;
            /** @description Budgets, archived ones included. */
            budgets: number;
            /** @description Dashboards. */
            dashboards: number;
            /** @description Calendars of interest that the plan shows. The account keeps them. */
            calendars: number;
            /** @description Views that people saved for this plan. */
            savedViews: number;
            /** @description People who have a role on the plan and lose it, the asker and super users aside. */
            people: number;
            /** @description Nested plans that become individual plans, by name. */
            nestedPlans: components["schemas"]["NestedPlanName"][];
        };
        /** @description A nested plan, by its name. */
        NestedPlanName: {
            /** @description Number of the plan. */
            id: components["schemas"]["Id"];
            /** @description Name of the plan. */
            name: string;
        };
        /** @description A deleted plan that can be restored. */
        DeletedPlan: {
            /** @description Number of the plan. */
            id: components["schemas"]["Id"];
            /** @description Name of the plan. */
            name: string;
            /**
             * @description The kind that it had.
             * @enum {string}
             */
            type: "Individual" | "Master" | "Sub";
            /** @description Number of the account. */
            accountId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deletedAt: string;
            /** @description Name of who deleted it; null when that person no longer exists. */
            deletedBy: string | null;
            /**
             * Format: date-time
             * @description The end of the seven days.
             */
            restorableUntil: string;
        };
        /** @description Deleted plans. */
        DeletedPlanList: {
            /** @description The plans, the newest deletion first. */
            items: components["schemas"]["DeletedPlan"][];
            /** @description How many there are. */
            total: number;
        };
        /** @description One session, or several separated by commas. */
        SessionIdList: string;
        /** @description Somewhere a person is signed in. */
        UserSession: {
            /** @description Id of the session. */
            id: string;
            /**
             * Format: date-time
             * @description When the person signed in.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to five minutes.
             */
            lastUsedAt: string;
            /** @description The browser in words, such as `Firefox`; null when it is not known. */
            browser: string | null;
            /** @description The operating system in words, such as `Windows`; null when it is not known. */
            os: string | null;
            /** @description The session of this call. */
            isCurrent: boolean;
        };
        /** @description Sessions of one person. */
        SessionList: {
            /** @description The current one first, then the last used. */
            items: components["schemas"]["UserSession"][];
            /** @description How many there are. */
            total: number;
        };
        /** @description How many items use the settings of a plan. */
        PlanUsage: {
            /** @description Items of each type, initiatives included. */
            tacticTypes: components["schemas"]["UsageCount"][];
            /** @description Tactics that are linked with initiatives of each type. */
            linkedTactics: components["schemas"]["LinkedTactics"][];
            /** @description Items that carry each tag. */
            tags: components["schemas"]["UsageCount"][];
            /** @description Items on each platform. */
            tacticPlatforms: components["schemas"]["UsageCount"][];
            /** @description Items with a value of each custom field. */
            tacticFields: components["schemas"]["UsageCount"][];
        };
        /** @description How many items use something. */
        UsageCount: {
            id: components["schemas"]["Id"];
            /** @description The number of items. */
            count: number;
        };
        /** @description Tactics that are linked with initiatives of one type, those of other plans included. */
        LinkedTactics: {
            id: components["schemas"]["Id"];
            /** @description The number of tactics. */
            count: number;
            /** @description The first titles, in alphabetical order, of tactics that the person may see. */
            titles: string[];
        };
        /** @description Values of universal custom fields. */
        UniversalFieldValueList: {
            /** @description The values, by item and then in the order of the fields. */
            items: components["schemas"]["UniversalFieldValue"][];
            /** @description How many there are. */
            total: number;
        };
        /** @description A custom field as the column of a file. */
        ItemValueField: {
            /** @description Number of the field. */
            id: components["schemas"]["Id"];
            /** @description Label of the field. */
            name: components["schemas"]["Name"];
            /** @description What its value is. */
            type: components["schemas"]["TacticFieldType"];
            /** @description The type, for a field of one type; null for a universal one. */
            tacticTypeId: components["schemas"]["NullableId"];
        };
        /** @description The value of a custom field on an item, as a file has it. */
        ItemFieldValue: {
            /** @description The field. */
            tacticFieldId: components["schemas"]["Id"];
            /** @description A number for Number, the name of the file for Image, the text without formats for Rich text, a string for the others. */
            value: string | number;
        };
        /** @description What a file has of an item besides what lists have. */
        ItemValues: {
            /** @description The item. */
            tacticId: components["schemas"]["Id"];
            /** @description How often it is expected to be seen; null when none. */
            impressions: number | null;
            /** @description Rating points, labelled by the plan's `ratingPointsType`; null when none. */
            ratingPoints: number | null;
            /** @description Its notes without formats; null when none. */
            notes: string | null;
            /** @description Values of custom fields; a field without a value is left out. */
            fieldValues: components["schemas"]["ItemFieldValue"][];
        };
        /** @description Values of items, and the custom fields of their plan. */
        ItemValuesList: {
            /** @description The custom fields of the plan and of its types, the universal ones first. */
            fields: components["schemas"]["ItemValueField"][];
            /** @description The items, by id. */
            items: components["schemas"]["ItemValues"][];
            /** @description How many items the plan has. */
            total: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A new value. */
        TacticFieldValueCreate: {
            /** @description The field. */
            tacticField?: components["schemas"]["Reference"];
            /** @description The same field as a number; one of the two is needed. */
            tacticFieldId?: components["schemas"]["Id"];
            /** @description The tactic; left out while it is not stored yet. Values that no tactic names within a day are removed. */
            tactic?: components["schemas"]["Reference"];
            /** @description A number for Number, the id of a media asset for Image, a string for the others; null for none. */
            value: string | number | null;
        };
        /** @description A changed value. */
        TacticFieldValueUpdate: {
            /** @description Number of the value, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description The field; cannot be changed. */
            tacticField?: components["schemas"]["Reference"];
            /** @description The same field as a number. */
            tacticFieldId?: components["schemas"]["Id"];
            /** @description The tactic; can be set once. */
            tactic?: components["schemas"]["Reference"];
            /** @description A number for Number, the id of a media asset for Image, a string for the others; null for none. */
            value: string | number | null;
        };
        /** @description One image for a custom field. */
        FieldImageUpload: {
            /** @description The tactic, or 0 while it is not stored yet. */
            tacticId: number;
            /** @description The custom field, of type Image. */
            field: components["schemas"]["Id"];
            /** @description One jpg, png, gif or webp of at most 10,000,000 bytes. */
            file: string;
        };
        /** @description A stored image of a custom field. */
        FieldImage: {
            /** @description Number of the media asset, which is the value of the field. */
            id: components["schemas"]["Id"];
            /** @description Signed address of the file, valid for 10 minutes. */
            fileLocation: string;
        };
        /** @description A tactic found by a search. */
        TacticSearchResult: {
            /** @description Number of the tactic. */
            id: components["schemas"]["Id"];
            /** @description Title; shown as Topic. */
            title: string;
            /** @description Plain text of the notes around the keyword, where only the notes contain it; null when the title contains it or the notes do not. */
            excerpt: string | null;
            /** @description Start. */
            startDate: components["schemas"]["CivilDateTime"];
            /** @description End; of an all-day item its last day. */
            endDate: components["schemas"]["CivilDateTime"];
            /** @description Spans whole days. */
            isAllDay: boolean;
            /** @description An initiative rather than a tactic. */
            isInitiative: boolean;
            /** @description Recurrence rule (RFC 5545), or null when it does not repeat. */
            rrule: string | null;
            /** @description Last moment of the series; null for no end. */
            recurrenceEndDate: components["schemas"]["NullableCivilDateTime"];
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Abbreviation of that plan. */
            abbreviatedPlanName: string;
            /** @description Its channel. */
            channelId: components["schemas"]["Id"];
            /** @description Name of the channel. */
            channelName: string;
            /** @description Its type. */
            tacticTypeId: components["schemas"]["Id"];
            /** @description Name of the type. */
            tacticTypeName: string;
            /** @description Its platforms. */
            tacticPlatformIds: components["schemas"]["Id"][];
            /** @description Names of the platforms. */
            tacticPlatformNames: string[];
        };
        /** @description What a search found. */
        TacticSearchResultList: {
            /** @description The matches, by start; only past ones by start, the latest first. */
            items: components["schemas"]["TacticSearchResult"][];
            /** @description How many match, on all pages. */
            total: number;
            /** @description How many match and have not ended, whatever `when` says. */
            upcomingTotal: number;
            /** @description How many match and have ended, whatever `when` says. */
            pastTotal: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A tactic or an initiative that was found in an account. */
        SearchMatch: {
            /** @description Number of the item. */
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description Start; without a meaning in the parking lot. */
            startDate: components["schemas"]["CivilDateTime"];
            /** @description End; without a meaning in the parking lot. */
            endDate: components["schemas"]["CivilDateTime"];
            /** @description Lies in the parking lot. */
            isUnscheduled: boolean;
            /** @description An initiative rather than a tactic. */
            isInitiative: boolean;
            /** @description The plan it belongs to. */
            planId: components["schemas"]["Id"];
            /** @description Name of that plan. */
            planName: string;
            /** @description Color of its channel. */
            channelColor: string;
        };
        /** @description The best matches of a search in an account. */
        FoundItemList: {
            /** @description The matches, the best first. */
            items: components["schemas"]["SearchMatch"][];
        };
        /** @description A new tag. */
        TagCreate: {
            /** @description `Category:Name`; without a colon it counts as Custom. */
            text: string;
            /** @description The plan it goes into. */
            plan: components["schemas"]["Reference"];
            /** @description Place in its category; last when left out. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description Puts `Objective:` in front of a text without a colon. */
            isObjective?: boolean;
            /** @description Puts `Target Segment:` in front of a text without a colon. */
            isTargetSegment?: boolean;
            /** @description Puts `Journey Phase:` in front of a text without a colon. */
            isJourneyPhase?: boolean;
        };
        /** @description Changed fields of a tag. */
        TagUpdate: {
            /** @description Number of the tag, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description `Category:Name`; without a colon it counts as Custom. */
            text?: string;
            /** @description The plan; cannot be changed. */
            plan?: components["schemas"]["Reference"];
            /** @description Index among the tags of its category that the person sees; the tags behind it move up by one. Requires level 250 on a plan that is not nested. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description Ignored unless the text has no colon. */
            isObjective?: boolean;
            /** @description Ignored unless the text has no colon. */
            isTargetSegment?: boolean;
            /** @description Ignored unless the text has no colon. */
            isJourneyPhase?: boolean;
        };
        /** @description Budgets. */
        BudgetList: {
            /** @description The budgets, active ones first. */
            items: components["schemas"]["Budget"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A new budget. */
        BudgetCreate: {
            /** @description The plan it goes into. */
            plan: components["schemas"]["Reference"];
            /** @description Who creates it; must be the asker. */
            creator?: components["schemas"]["Reference"];
            /** @description Name; the plan's name and ` Budget` when left out. */
            name?: components["schemas"]["Name"];
            /** @description Amount in whole US dollars. */
            value: components["schemas"]["Dollars"];
            /** @description First day, or null for open. */
            startDate?: components["schemas"]["NullableCivilDate"];
            /** @description Last day, not before the first, or null for open. */
            endDate?: components["schemas"]["NullableCivilDate"];
            /** @description False to create it archived; true when left out. */
            active?: boolean;
            /** @description True for the one that the plan mirrors; the former primary one gives way. True when it is the first. */
            isPrimary?: boolean;
            /** @description Initiatives it is meant for. */
            initiatives?: components["schemas"]["Reference"][];
            /** @description Tags it is meant for. */
            tags?: components["schemas"]["Reference"][];
            /** @description Channels it is meant for. */
            channels?: components["schemas"]["Reference"][];
        };
        /** @description Changed fields of a budget. */
        BudgetUpdate: {
            /** @description Number of the budget, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description The plan; cannot be changed. */
            plan?: components["schemas"]["Reference"];
            /** @description Name of the budget. */
            name?: components["schemas"]["Name"];
            /** @description Amount in whole US dollars. */
            value?: components["schemas"]["Dollars"];
            /** @description First day, or null for open. */
            startDate?: components["schemas"]["NullableCivilDate"];
            /** @description Last day, not before the first, or null for open. */
            endDate?: components["schemas"]["NullableCivilDate"];
            /** @description False archives it. */
            active?: boolean;
            /** @description True for the one that the plan mirrors; the former primary one gives way. */
            isPrimary?: boolean;
            /** @description Initiatives it is meant for, replacing the earlier ones. */
            initiatives?: components["schemas"]["Reference"][];
            /** @description Tags it is meant for, replacing the earlier ones. */
            tags?: components["schemas"]["Reference"][];
            /** @description Channels it is meant for, replacing the earlier ones. */
            channels?: components["schemas"]["Reference"][];
        };
        /** @description Calendars of interest. */
        SubscriptionList: {
            /** @description Standard calendars first, then by name. */
            items: components["schemas"]["Subscription"][];
            /** @description How many match. */
            total: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A new calendar of interest. */
        SubscriptionCreate: {
            /** @description iCal address with `http`, `https`, `webcal` or `webcals`, in upper or lower case; the server fetches it once before it is stored. */
            calendarPath: string;
            /** @description Name; taken from the calendar or its host when left out. */
            name?: components["schemas"]["Name"];
            /** @description The account it is for. */
            account: components["schemas"]["Reference"];
            /** @description `default` makes a standard calendar, which only super users may. */
            organization?: string;
            /** @description What it shows. */
            description?: string | null;
            /** @description A plan that shows it from now on. */
            plan?: components["schemas"]["Reference"];
        };
        /** @description A calendar to look at. */
        SubscriptionPreviewRequest: {
            /** @description iCal address, as in a new calendar. */
            calendarPath: string;
            /** @description The account that it may be added to. */
            account: components["schemas"]["Reference"];
            /** @description IANA name of the zone whose clocks decide what today is; UTC when left out. */
            timeZone?: string;
        };
        /** @description What a calendar holds that is not added. */
        SubscriptionPreview: {
            /** @description Its name, or else its host. */
            name: components["schemas"]["Name"];
            /** @description How many events it has; a series is one. */
            eventCount: number;
            /** @description Day of its first event; null without events. */
            firstDay: components["schemas"]["NullableCivilDate"];
            /** @description Last day of its last event; null without events, and without a known end. */
            lastDay: components["schemas"]["NullableCivilDate"];
            /** @description The next events that start today or later, the earliest first. */
            nextEvents: {
                /** @description Title. */
                title: string;
                /** @description The day on which it starts. */
                date: components["schemas"]["CivilDate"];
            }[];
            /** @description What is wrong with the calendar. */
            warnings: components["schemas"]["CalendarWarning"][];
            /** @description How many of its events show less often than it repeats them, by reason. */
            singleEvents: components["schemas"]["SingleEventCount"][];
            /** @description A calendar with the same address that the account has already, or a standard one; null for none. */
            sameAs: {
                /** @description Number of the calendar. */
                id: components["schemas"]["Id"];
                /** @description Name of the calendar. */
                name: components["schemas"]["Name"];
            } | null;
        };
        /** @description Changed fields of a calendar of interest. */
        SubscriptionUpdate: {
            /** @description Number of the calendar, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description iCal address; fetched again. */
            calendarPath?: string;
            /** @description Name of the calendar. */
            name?: components["schemas"]["Name"];
            /** @description The account; cannot be changed. */
            account?: components["schemas"]["NullableReference"];
            /** @description Only for super users. */
            organization?: string;
            /** @description What it shows. */
            description?: string | null;
        };
        /** @description An event of a subscribed calendar; a series stands once, with its rule. */
        SubscriptionEvent: {
            /** @description Identifies the event in its calendar: its UID, and the start for a changed occurrence. */
            id: string;
            /** @description UID out of the calendar; may be empty. */
            uid: string;
            /** @description Title. */
            title: string;
            /** @description A day `YYYY-MM-DD` when all-day, else an instant with offset. */
            startDate: string;
            /** @description The last day when all-day, else an instant with offset. */
            endDate: string;
            /** @description Whether start and end are days. */
            isAllDay: boolean;
            /** @description Recurrence rule (RFC 5545, of days or of times), or null when it does not repeat. Its UNTIL is written as the start is, a day when all-day, else a reading of the clock in `timeZone`. */
            rrule: string | null;
            /**
             * @description Why the event shows less often than its calendar repeats it; see `SingleReason`.
             * @enum {string|null}
             */
            singleReason: "unreadable_rule" | "several_rules" | "excluding_rule" | "moved_series" | "too_frequent" | null;
            /** @description Zone in which the rule is expanded, or null for all-day events. */
            timeZone: string | null;
            /** @description Starts of occurrences that do not take place. */
            excludedDates: string[];
        };
        /** @description An event that two calendars carry; it is shown once. */
        DuplicateEvent: {
            /** @description The event in the later calendar, which is not shown. */
            eventId: string;
            /** @description The first calendar that has it, which shows it: no entry hides it there. An event is the same when its UID is, or its title, start and end, also by way of others. */
            subscriptionId: components["schemas"]["Id"];
            /** @description The later calendar that has it too. */
            duplicateSubscriptionId: components["schemas"]["Id"];
        };
        /** @description Events of a calendar of interest. */
        SubscriptionEvents: {
            /** @description The calendar. */
            subscriptionId: components["schemas"]["Id"];
            /** @description Its events, by start. */
            events: components["schemas"]["SubscriptionEvent"][];
            /** @description Events that another calendar of the plan shows already. */
            duplicateEventsMap: components["schemas"]["DuplicateEvent"][];
            /**
             * Format: date-time
             * @description When they were fetched; null when that never worked.
             */
            fetchedAt: string | null;
            /** @description True when they are older than 24 hours since the calendar could not be reached. */
            isStale: boolean;
        };
        /** @description Documents. */
        PlanDocumentList: {
            /** @description The documents, newest first. */
            items: components["schemas"]["PlanDocument"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A new document. */
        PlanDocumentCreate: {
            /** @description The uploaded file. */
            asset: components["schemas"]["Reference"];
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Reference"];
            /** @description Tactics to attach it to. */
            tactics?: components["schemas"]["Reference"][];
            /** @description Categories to file it under; `Uncategorized` when left out. */
            categories?: components["schemas"]["Reference"][];
        };
        /** @description Changed fields of a document. */
        PlanDocumentUpdate: {
            /** @description Number of the document, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Another file in its place. */
            asset?: components["schemas"]["Reference"];
            /** @description The plan; cannot be changed. */
            plan?: components["schemas"]["Reference"];
            /** @description Tactics it is attached to, replacing those that the asker can see. */
            tactics?: components["schemas"]["Reference"][];
            /** @description Categories it is filed under, replacing the earlier ones. */
            categories?: components["schemas"]["Reference"][];
        };
        /** @description Categories of documents. */
        PlanDocumentCategoryList: {
            /** @description The categories, in order. */
            items: components["schemas"]["PlanDocumentCategory"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A new category. */
        PlanDocumentCategoryCreate: {
            /** @description Name, unlike that of any other category of the plan. */
            name: components["schemas"]["Name"];
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Reference"];
            /** @description Place among the categories; last when left out. */
            orderIndex?: components["schemas"]["OrderIndex"];
        };
        /** @description Changed fields of a category. */
        PlanDocumentCategoryUpdate: {
            /** @description Number of the category, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name; `Uncategorized` cannot be renamed. */
            name?: components["schemas"]["Name"];
            /** @description The plan; cannot be changed. */
            plan?: components["schemas"]["Reference"];
            /** @description Place among the categories; the others make room. */
            orderIndex?: components["schemas"]["OrderIndex"];
        };
        /** @description An uploaded file. */
        MediaAsset: {
            /** @description Number of the media asset. */
            id: components["schemas"]["Id"];
            /** @description Name of the file, without any path. */
            name: string;
            /** @description Signed address of the file, valid for 10 minutes. */
            fileLocation: string;
            /** @description Media type, determined from the content. */
            contentType: string;
            /** @description Size in bytes. */
            sizeBytes: number;
            /** @description Who uploaded it, or null when unknown. */
            creator: components["schemas"]["NullableIri"];
            /** @description Who uploaded it, or null when unknown. */
            creatorId: components["schemas"]["NullableId"];
        };
        /** @description One file. */
        MediaAssetUpload: {
            /** @description The file, at most 10,000,000 bytes. */
            file: string;
            /**
             * @description What it is for; decides the types that are taken. `document` when left out.
             * @enum {string}
             */
            purpose?: "document" | "profileImage" | "dashboard" | "fieldImage";
        };
        /** @description The bytes of a file. */
        FileContent: string;
        /** @description Server-sent events. */
        EventStream: string;
        /** @description SAML metadata in XML. */
        Metadata: string;
        /** @description Dashboards. */
        PlanDashboardList: {
            /** @description The dashboards, by category and order. */
            items: components["schemas"]["PlanDashboard"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A new dashboard: embedded HTML or a PDF. */
        PlanDashboardCreate: {
            /** @description Name of the data source. */
            name: components["schemas"]["Name"];
            /** @description HTML for a sandboxed frame; this or `asset` is needed. */
            embedHtml?: components["schemas"]["NullableRichText"];
            /** @description Uploaded PDF; this or `embedHtml` is needed. */
            asset?: components["schemas"]["NullableReference"];
            /** @description The category it is listed under. */
            category: components["schemas"]["Reference"];
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Reference"];
            /** @description False when left out. */
            isArchived?: boolean;
            /** @description Place in its category; last when left out. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description Another name of `orderIndex`; when both are sent they must agree. */
            sortOrder?: components["schemas"]["OrderIndex"];
        };
        /** @description Changed fields of a dashboard. */
        PlanDashboardUpdate: {
            /** @description Number of the dashboard, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name of the data source. */
            name?: components["schemas"]["Name"];
            /** @description HTML for a sandboxed frame; null clears it. */
            embedHtml?: components["schemas"]["NullableRichText"];
            /** @description Uploaded PDF; null clears it. One of the two must be left. */
            asset?: components["schemas"]["NullableReference"];
            /** @description The category it is listed under. */
            category?: components["schemas"]["Reference"];
            /** @description The plan; cannot be changed. */
            plan?: components["schemas"]["Reference"];
            /** @description True archives it, false brings it back. */
            isArchived?: boolean;
            /** @description Place in its category; the others make room. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description Another name of `orderIndex`; when both are sent they must agree. */
            sortOrder?: components["schemas"]["OrderIndex"];
        };
        /** @description Categories of dashboards. */
        PlanDashboardCategoryList: {
            /** @description The categories with their dashboards, in order. */
            items: components["schemas"]["PlanDashboardCategory"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A new category. The placeholder of forms, id 0, is never stored. */
        PlanDashboardCategoryCreate: {
            /** @description Name of the category. */
            name: components["schemas"]["Name"];
            /** @description The plan it belongs to. */
            plan: components["schemas"]["Reference"];
            /** @description Place among the categories; last when left out. */
            sortOrder?: components["schemas"]["OrderIndex"];
        };
        /** @description Changed fields of a category. */
        PlanDashboardCategoryUpdate: {
            /** @description Number of the category, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name of the category. */
            name?: components["schemas"]["Name"];
            /** @description The plan; cannot be changed. */
            plan?: components["schemas"]["Reference"];
            /** @description Place among the categories; the others make room. */
            sortOrder?: components["schemas"]["OrderIndex"];
        };
        /** @description A comment on a budget or a tactic. */
        Comment: {
            /** @description Number of the comment. */
            id: components["schemas"]["Id"];
            /** @description Who wrote it; null when that person no longer exists. */
            creator: components["schemas"]["NullableIri"];
            /** @description Who wrote it; null when that person no longer exists. */
            creatorId: components["schemas"]["NullableId"];
            /** @description Who is asked to act, or null. */
            assignee: components["schemas"]["NullableIri"];
            /** @description The same person as a number. */
            assigneeId: components["schemas"]["NullableId"];
            /** @description People it mentions. */
            taggedUsers: components["schemas"]["Iri"][];
            /** @description The same people as numbers. */
            taggedUserIds: components["schemas"]["Id"][];
            /** @description The budget or tactic it is about. */
            record: components["schemas"]["Iri"];
            /** @description The same record as a number. */
            recordId: components["schemas"]["Id"];
            /**
             * @description What the record is.
             * @enum {string}
             */
            recordType: "budget" | "tactic";
            /** @description Plain text. */
            text: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updatedAt: string;
        };
        /** @description Comments. */
        CommentList: {
            /** @description The comments, oldest first. */
            items: components["schemas"]["Comment"][];
            /** @description How many match. */
            total: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A new comment. */
        CommentCreate: {
            /** @description The budget or tactic it is about. */
            record: components["schemas"]["Reference"];
            /**
             * @description What the record is.
             * @enum {string}
             */
            recordType: "budget" | "tactic";
            /** @description Plain text. */
            text: string;
            /** @description Who is asked to act; needs a role on the plan. */
            assignee?: components["schemas"]["NullableReference"];
            /** @description People it mentions; they need a role on the plan. */
            taggedUsers?: components["schemas"]["Reference"][];
        };
        /** @description Changed fields of a comment. */
        CommentUpdate: {
            /** @description Number of the comment, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Plain text. */
            text?: string;
            /** @description Who is asked to act. */
            assignee?: components["schemas"]["NullableReference"];
            /** @description People it mentions, replacing the earlier ones. */
            taggedUsers?: components["schemas"]["Reference"][];
        };
        /**
         * @description A working view of a plan.
         * @enum {string}
         */
        ViewName: "month" | "day" | "flow" | "table" | "budget" | "search" | "performance";
        /** @description What the view shows: range, filters, grouping, columns. Kept as sent, at most 100,000 characters of JSON. */
        ViewSettings: {
            [key: string]: unknown;
        };
        /** @description A saved view of a person. */
        CustomView: {
            /** @description Number of the saved view. */
            id: components["schemas"]["Id"];
            /** @description Version of the saved view. */
            version: components["schemas"]["Version"];
            /** @description Whose it is. */
            user: components["schemas"]["Iri"];
            /** @description Whose it is. */
            userId: components["schemas"]["Id"];
            /** @description First and last name of the person whose it is. */
            ownerName: string;
            /** @description The plan it is for, or null for any. */
            plan: components["schemas"]["NullableIri"];
            /** @description The same plan as a number. */
            planId: components["schemas"]["NullableId"];
            /** @description Name of the saved view. */
            name: components["schemas"]["Name"];
            /** @description The view that it opens. */
            view: components["schemas"]["ViewName"];
            /** @description What the view shows. */
            settings: components["schemas"]["ViewSettings"];
            /** @description Place among the saved views of its owner. */
            orderIndex: components["schemas"]["OrderIndex"];
            /** @description Whether everybody with a role on the plan sees it. */
            isShared: boolean;
            /** @description Whether the plan opens with it for the person who asks. */
            isDefault: boolean;
            /** @description Whether the person who asks may change and delete it. */
            canEdit: boolean;
        };
        /** @description Saved views. */
        CustomViewList: {
            /** @description The saved views, in order. */
            items: components["schemas"]["CustomView"][];
            /** @description How many match. */
            total: number;
        };
        /** @description A new saved view. */
        CustomViewCreate: {
            /** @description Name of the saved view. */
            name: components["schemas"]["Name"];
            /** @description The view that it opens. */
            view: components["schemas"]["ViewName"];
            /** @description The plan it is for, or null for any. */
            plan?: components["schemas"]["NullableReference"];
            /** @description What the view shows. */
            settings: components["schemas"]["ViewSettings"];
            /** @description Place among the saved views; last when left out. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /**
             * @description True shows it to everybody with a role on the plan; needs a plan.
             * @default false
             */
            isShared: boolean;
            /**
             * @description True opens the plan with it, instead of the default until now; needs a plan.
             * @default false
             */
            isDefault: boolean;
        };
        /** @description Changed fields of a saved view. */
        CustomViewUpdate: {
            /** @description Number of the saved view, as in the path. */
            id?: components["schemas"]["Id"];
            /** @description Name of the saved view. */
            name?: components["schemas"]["Name"];
            /** @description The view that it opens. */
            view?: components["schemas"]["ViewName"];
            /** @description The plan it is for, or null for any. */
            plan?: components["schemas"]["NullableReference"];
            /** @description What the view shows. */
            settings?: components["schemas"]["ViewSettings"];
            /** @description Place among the saved views; the others make room. */
            orderIndex?: components["schemas"]["OrderIndex"];
            /** @description True shows it to everybody with a role on the plan; needs a plan. */
            isShared?: boolean;
            /** @description True opens the plan with it for oneself, instead of the default until now; false opens the plan without a default view. */
            isDefault?: boolean;
        };
        /** @description What a person tells the makers of the product. */
        Feedback: {
            /** @description What they say. */
            comment: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "Bug Report" | "Feature Request";
            /** @description Browser and its version. */
            browser?: string;
            /** @description Operating system and its version. */
            os?: string;
            /** @description The account that was open; the one of the plan where both are named. */
            account?: components["schemas"]["Reference"];
            /** @description The plan that was open. */
            plan?: components["schemas"]["Reference"];
            /** @description Version of the web application. Without it the version of the server is noted. */
            version?: string;
            /** @description Path that was open, without its query. */
            route?: string;
        };
        /** @description A problem with the code `version_conflict`. */
        TacticVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["Tactic"];
        };
        /** @description A problem with the code `version_conflict`. */
        ChannelVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["Channel"];
        };
        /** @description A problem with the code `version_conflict`. */
        TacticTypeVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["TacticType"];
        };
        /** @description A problem with the code `version_conflict`. */
        TacticPlatformVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["TacticPlatform"];
        };
        /** @description A problem with the code `version_conflict`. */
        TacticFieldVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["TacticField"];
        };
        /** @description A problem with the code `version_conflict`. */
        TagVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["Tag"];
        };
        /** @description A problem with the code `version_conflict`. */
        PlanDocumentVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["PlanDocument"];
        };
        /** @description A problem with the code `version_conflict`. */
        PlanDocumentCategoryVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["PlanDocumentCategory"];
        };
        /** @description A problem with the code `version_conflict`. */
        PlanDashboardVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["PlanDashboard"];
        };
        /** @description A problem with the code `version_conflict`. */
        PlanDashboardCategoryVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["PlanDashboardCategory"];
        };
        /** @description A problem with the code `version_conflict`. */
        CustomViewVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["CustomView"];
        };
        /** @description A problem with the code `version_conflict`. */
        SubscriptionVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["Subscription"];
        };
        /** @description A problem with the code `import_refused`, and what is wrong with the rows. */
        ItemImportRefused: components["schemas"]["Problem"] & {
            import?: components["schemas"]["ItemImportResult"];
        };
        /** @description A problem with the code `version_conflict`. */
        PlanVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["Plan"];
        };
        /** @description A problem with the code `version_conflict`. */
        BudgetVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["Budget"];
        };
    };
    responses: {
        /** @description The request does not have the shape that the contract asks for. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "validation_failed",
                 *       "detail": "The request does not have the expected shape.",
                 *       "requestId": "req-7f3a",
                 *       "errors": [
                 *         {
                 *           "path": "/title",
                 *           "message": "must not be empty",
                 *           "code": "minLength"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address is unknown or the password wrong; which of the two is not said. */
        CredentialsMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "credentials_mismatch",
                 *       "detail": "The email and password you entered do not match our records. Please double-check and try again.",
                 *       "requestId": "req-7f4a"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid access token, or a session that has ended. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "session_expired",
                 *       "detail": "You have been automatically logged out. Please log in again.",
                 *       "requestId": "req-7f3b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person may know of the entity but not do this with it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "detail": "Viewers do not have the ability to add to or edit the Plan.",
                 *       "requestId": "req-7f3c"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The range lies outside of the file. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Range Not Satisfiable",
                 *       "status": 416,
                 *       "code": "validation_failed",
                 *       "detail": "This range lies outside of the file.",
                 *       "requestId": "req-7f3d"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such entity, or the person may not know of it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "detail": "Could not find Plan for ID.",
                 *       "requestId": "req-7f3d"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of other data stands in the way. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "seat_limit_reached",
                 *       "detail": "You have reached your Account's seat limit.",
                 *       "requestId": "req-7f3e"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tactic was changed since it was read; it is sent along as it is now. */
        TacticVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TacticVersionConflict"];
            };
        };
        /** @description The plan was changed since it was read; it is sent along as it is now. */
        PlanVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PlanVersionConflict"];
            };
        };
        /** @description The budget was changed since it was read; it is sent along as it is now. */
        BudgetVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BudgetVersionConflict"];
            };
        };
        /** @description The channel was changed since it was read; it is sent along as it is now. */
        ChannelVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChannelVersionConflict"];
            };
        };
        /** @description The tactic type was changed since it was read; it is sent along as it is now. */
        TacticTypeVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TacticTypeVersionConflict"];
            };
        };
        /** @description The platform was changed since it was read; it is sent along as it is now. */
        TacticPlatformVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TacticPlatformVersionConflict"];
            };
        };
        /** @description The field was changed since it was read; it is sent along as it is now. */
        TacticFieldVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TacticFieldVersionConflict"];
            };
        };
        /** @description The tag was changed since it was read; it is sent along as it is now. */
        TagVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TagVersionConflict"];
            };
        };
        /** @description The document was changed since it was read; it is sent along as it is now. */
        PlanDocumentVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PlanDocumentVersionConflict"];
            };
        };
        /** @description The category was changed since it was read; it is sent along as it is now. */
        PlanDocumentCategoryVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PlanDocumentCategoryVersionConflict"];
            };
        };
        /** @description The dashboard was changed since it was read; it is sent along as it is now. */
        PlanDashboardVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PlanDashboardVersionConflict"];
            };
        };
        /** @description The category was changed since it was read; it is sent along as it is now. */
        PlanDashboardCategoryVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PlanDashboardCategoryVersionConflict"];
            };
        };
        /** @description The saved view was changed since it was read; it is sent along as it is now. */
        CustomViewVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CustomViewVersionConflict"];
            };
        };
        /** @description The calendar was changed since it was read; it is sent along as it is now. */
        SubscriptionVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SubscriptionVersionConflict"];
            };
        };
        /** @description The body is larger than this operation takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "code": "payload_too_large",
                 *       "detail": "Your document was not uploaded. Files must be smaller than 10MB.",
                 *       "requestId": "req-7f3f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The path or a part of it is longer than the server takes. */
        UriTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "URI Too Long",
                 *       "status": 414,
                 *       "code": "uri_too_long",
                 *       "detail": "The address is too long.",
                 *       "requestId": "req-7f40"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, or the content of the file, is of a type that this operation does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "code": "unsupported_media_type",
                 *       "detail": "This type of file cannot be uploaded here.",
                 *       "requestId": "req-7f41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The shape is right, but a rule of the product refuses what it says. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "end_before_start",
                 *       "detail": "The end lies before the start.",
                 *       "requestId": "req-7f42",
                 *       "errors": [
                 *         {
                 *           "path": "/endDate",
                 *           "message": "must not lie before startDate",
                 *           "code": "end_before_start"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Rows were refused and nothing was written; the report says which rows and why. Other rules of the product answer without a report. */
        ItemImportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "import_refused",
                 *       "detail": "Nothing was imported, because one row has a problem.",
                 *       "requestId": "req-7f47",
                 *       "import": {
                 *         "bulkChangeId": null,
                 *         "created": 0,
                 *         "updated": 0,
                 *         "unchanged": 0,
                 *         "refused": 1,
                 *         "rows": [
                 *           {
                 *             "row": 2,
                 *             "outcome": "refused",
                 *             "itemId": null,
                 *             "changes": [],
                 *             "problems": [
                 *               {
                 *                 "column": "channel",
                 *                 "code": "unknown-name",
                 *                 "detail": "The plan has no channel of this name."
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["ItemImportRefused"];
            };
        };
        /** @description The plan is frozen and the person is not an admin of it. */
        PlanFrozen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Locked",
                 *       "status": 423,
                 *       "code": "plan_frozen",
                 *       "detail": "This plan is frozen.",
                 *       "requestId": "req-7f43"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The update names no version in `If-Match`. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Precondition Required",
                 *       "status": 428,
                 *       "code": "precondition_required",
                 *       "detail": "Send the version you edited in If-Match.",
                 *       "requestId": "req-7f44"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests of this kind; `Retry-After` says when to try again. */
        RateLimited: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "rate_limited",
                 *       "detail": "Too many attempts. Please wait 30 seconds and try again.",
                 *       "requestId": "req-7f45"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server. Nothing was changed. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "code": "internal_error",
                 *       "detail": "Something went wrong on the server.",
                 *       "requestId": "req-7f46"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database does not answer, or maintenance is on; `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "code": "maintenance",
                 *       "detail": "Throughline is not available during the scheduled maintenance. Please try again later.",
                 *       "requestId": "req-7f48"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The disk of the server is full or read-only. `Retry-After` says when to try again. */
        InsufficientStorage: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Insufficient Storage",
                 *       "status": 507,
                 *       "code": "insufficient_storage",
                 *       "detail": "Nothing was saved because the disk of the server is full. Please try again when it has space.",
                 *       "requestId": "req-7f49"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure, among them 503 while maintenance is on, as `Unavailable` says it, and 507 for a write that the disk cannot take, as `InsufficientStorage` says it. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Number of the entity.
         * @example 12
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Number of the tactic or initiative.
         * @example 4001
         */
        TacticId: components["schemas"]["Id"];
        /**
         * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
         * @example 4001,4002
         */
        Ids: components["schemas"]["IdList"];
        /**
         * @description Most items in the answer.
         * @example 100
         */
        Limit: number;
        /**
         * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
         * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
         */
        Cursor: string;
        /**
         * @description Number of the plan that the list belongs to.
         * @example 12
         */
        PlanFilter: components["schemas"]["Id"];
        /**
         * @description The version that the change was made on, as the `ETag` gave it. Not marked as required, so that a missing one is answered 428 and not 400.
         * @example "7"
         */
        IfMatch: components["schemas"]["EntityTag"];
        /**
         * @description The version that the change was made on. Checked when it is sent.
         * @example "7"
         */
        IfMatchOptional: components["schemas"]["EntityTag"];
        /**
         * @description The entity tag of an answer that the asker has. One that does not match changes nothing.
         * @example "5f1c9b2e"
         */
        IfNoneMatch: string;
        /**
         * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
         * @example 5f1c6d0e-new-tactic
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Version of the entity in quotes, to be sent back as `If-Match`.
         * @example "7"
         */
        ETag: components["schemas"]["EntityTag"];
        /**
         * @description Sets or clears the refresh cookie.
         * @example tl_refresh=opaque; Path=/api; HttpOnly; Secure; SameSite=Strict
         */
        SetCookie: string;
        /**
         * @description Ties the sign-in to the browser that it began in, for a quarter of an hour.
         * @example tl_saml=opaque; Path=/api/saml; HttpOnly; Secure; SameSite=None
         */
        SamlCookie: string;
        /**
         * @description Address to go to next.
         * @example /
         */
        Location: string;
        /**
         * @description Which bytes of how many these are.
         * @example bytes 0-1023/48201
         */
        ContentRange: string;
        /**
         * @description Entity tag of a list, the same as long as the list says the same to this person.
         * @example "5f1c9b2e"
         */
        ListTag: string;
        /**
         * @description Entity tag of a plan, the same as long as the plan says the same to this person. It begins with the version of the plan, so it can be sent back as `If-Match` too.
         * @example "7-5f1c9b2e"
         */
        PlanTag: string;
        /**
         * @description Entity tag of the file, the same as long as its bytes are.
         * @example "9b1c7e"
         */
        FileTag: string;
        /**
         * @description Names the file; anything that a browser should not show is an attachment.
         * @example attachment; filename="brief.pdf"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server and database answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Problem"];
        };
    };
    readConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration of this server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["CredentialsMismatch"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    signInWithBypass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BypassToken"];
            };
        };
        responses: {
            /** @description Signed in for a day. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh access token, and who it is for. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person who is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listUserDomains: {
        parameters: {
            query: {
                /**
                 * @description The part of the e-mail address behind the `@`.
                 * @example northfield.example
                 */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the domain signs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDomainList"];
                };
            };
            400: components["responses"]["BadRequest"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    startSamlLogin: {
        parameters: {
            query: {
                /**
                 * @description Name of the single sign-on connection.
                 * @example northfield
                 */
                sso: string;
                /**
                 * @description Path of this server to go to afterwards.
                 * @example /plans
                 */
                relayState?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the identity provider. Without such a connection, to `/sign-in?sso-problem=unknown`, which says so; a browser is led to the same page after any other failure. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SamlCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    consumeSamlResponse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SamlResponse"];
            };
        };
        responses: {
            /** @description Into the application, or to the error page. */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readSamlMetadata: {
        parameters: {
            query?: {
                /**
                 * @description Name of the single sign-on connection.
                 * @example northfield
                 */
                sso?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/samlmetadata+xml": components["schemas"]["Metadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description E-mail address of the person.
                 * @example dana@northfield.example
                 */
                email: components["schemas"]["EmailAddress"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description If the address is known, an e-mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordResetByBody: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailOnly"];
            };
        };
        responses: {
            /** @description If the address is known, an e-mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token out of the link; works once.
                 * @example f3c9a1e07b5d4c2e8a6f
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token out of the invitation; works once.
                 * @example f3c9a1e07b5d4c2e8a6f
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The password is set and the person signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createFirstAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstAccount"];
            };
        };
        responses: {
            /** @description Account, owner and plan are created and the owner is signed in. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles, strongest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only people of this account.
                 * @example 1
                 */
                account?: components["schemas"]["Id"];
                /**
                 * @description Only people with a role on this plan.
                 * @example 12
                 */
                plan?: components["schemas"]["Id"];
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The new person. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The person as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description One session, or several separated by commas (at most 100).
                 * @example 5b1f0f0e-7c1d-4a53-9d5e-0a4f6f6f8a11
                 */
                sessionIds: components["schemas"]["SessionIdList"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listUserInvites: {
        parameters: {
            query: {
                /**
                 * @description The account.
                 * @example 1
                 */
                account: components["schemas"]["Id"];
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInviteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createUserInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInviteCreate"];
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInvite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUserInvites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listUserRoles: {
        parameters: {
            query?: {
                /**
                 * @description Only roles on this plan.
                 * @example 12
                 */
                "plan.id"?: components["schemas"]["Id"];
                /**
                 * @description Only roles in this account.
                 * @example 1
                 */
                account?: components["schemas"]["Id"];
                /**
                 * @description Only roles of this person.
                 * @example 1003
                 */
                user?: components["schemas"]["Id"];
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRoleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createUserRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRoleCreate"];
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRoleUpdate"];
            };
        };
        responses: {
            /** @description The role as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteFromAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountMembership"];
            };
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreate"];
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    searchAccountItems: {
        parameters: {
            query: {
                /**
                 * @description What to look for.
                 * @example spring
                 */
                keyword: string;
                /**
                 * @description The plan whose items come before those of other plans.
                 * @example 12
                 */
                plan?: components["schemas"]["Id"];
                /**
                 * @description The day of the caller; the day of the server in UTC when left out.
                 * @example 2026-03-03
                 */
                today?: components["schemas"]["CivilDate"];
                /**
                 * @description How many items to send.
                 * @example 12
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountFields"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createBillingPortalSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session at the billing provider. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPortal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listPlans: {
        parameters: {
            query?: {
                /**
                 * @description Only plans of this account.
                 * @example 1
                 */
                account?: components["schemas"]["Id"];
                /**
                 * @description Only these plans; one that may not be seen fails the whole call.
                 * @example 12,13
                 */
                ids?: components["schemas"]["IdList"];
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanCreate"];
            };
        };
        responses: {
            /** @description The new plan. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The entity tag of an answer that the asker has. One that does not match changes nothing.
                 * @example "5f1c9b2e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    ETag: components["headers"]["PlanTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description The plan that the asker has already, by its entity tag. */
            304: {
                headers: {
                    ETag: components["headers"]["PlanTag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updatePlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on, as the `ETag` gave it. Not marked as required, so that a missing one is answered 428 and not 400.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanUpdate"];
            };
        };
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PlanVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deletePlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    restorePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan is back. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readPlanContents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanContents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listDeletedPlans: {
        parameters: {
            query: {
                /**
                 * @description The account of the plans.
                 * @example 1
                 */
                account: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    exportPlan: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-03-01
                 */
                start_date: components["schemas"]["CivilDate"];
                /**
                 * @description Last day, not before the first.
                 * @example 2026-03-31
                 */
                end_date: components["schemas"]["CivilDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readPlanUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanUsage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    streamPlanChanges: {
        parameters: {
            query?: {
                /**
                 * @description True follows the lead and the nested plans as well.
                 * @example true
                 */
                family?: boolean;
                /**
                 * @description Begins with the changes of so many seconds, unless `Last-Event-ID` is given.
                 * @example 12
                 */
                secondsBack?: number;
            };
            header?: {
                /**
                 * @description Id of the last event that arrived.
                 * @example 12:1841,13:1790
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, for as long as the line stays open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updatePlanName: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanName"];
            };
        };
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PlanVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    setPlanFreeze: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanFreeze"];
            };
        };
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PlanVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    exportPlanByAlias: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-03-01
                 */
                start_date: components["schemas"]["CivilDate"];
                /**
                 * @description Last day, not before the first.
                 * @example 2026-03-31
                 */
                end_date: components["schemas"]["CivilDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listVisitedPlans: {
        parameters: {
            query?: {
                /**
                 * @description Only this plan.
                 * @example 12
                 */
                plan?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tutorials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolesObserved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    recordVisitedPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanVisit"];
            };
        };
        responses: {
            /** @description All tutorials that the person has closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolesObserved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listChannels: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
                /**
                 * @description True adds channels of the lead plan and of nested plans that the person may see.
                 * @example false
                 */
                family?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelCreate"];
            };
        };
        responses: {
            /** @description The new channel. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelUpdate"];
            };
        };
        responses: {
            /** @description The channel as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChannelVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteChannels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    exportChannel: {
        parameters: {
            query?: {
                /**
                 * @description Only these types of the channel; all of them when left out.
                 * @example 521
                 */
                tacticTypes?: components["schemas"]["IdList"];
                /**
                 * @description Format of the files.
                 * @example csv
                 */
                format?: "csv";
            };
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address of the zip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listTacticTypes: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
                /**
                 * @description Only types of this channel.
                 * @example 103
                 */
                channel?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createTacticType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticTypeCreate"];
            };
        };
        responses: {
            /** @description The new type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readTacticType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateTacticType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticTypeUpdate"];
            };
        };
        responses: {
            /** @description The type as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["TacticTypeVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTacticTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listTacticPlatforms: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The platforms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticPlatformList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createTacticPlatform: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticPlatformCreate"];
            };
        };
        responses: {
            /** @description The new platform. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticPlatform"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readTacticPlatform: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The platform. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticPlatform"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateTacticPlatform: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticPlatformUpdate"];
            };
        };
        responses: {
            /** @description The platform as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticPlatform"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["TacticPlatformVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTacticPlatforms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listTacticFields: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
                /**
                 * @description Fields of this type instead of the universal ones.
                 * @example 521
                 */
                tacticType?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticFieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createTacticField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticFieldCreate"];
            };
        };
        responses: {
            /** @description The new field. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readTacticField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateTacticField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticFieldUpdate"];
            };
        };
        responses: {
            /** @description The field as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["TacticFieldVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTacticFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listTactics: {
        parameters: {
            query?: {
                /**
                 * @description The plan that one stands in; needed unless `ids` is given.
                 * @example 12
                 */
                plan?: components["schemas"]["Id"];
                /**
                 * @description First day of the range; needs `endDate`.
                 * @example 2026-03-01
                 */
                startDate?: components["schemas"]["CivilDate"];
                /**
                 * @description Last day of the range, not before `startDate`.
                 * @example 2026-03-31
                 */
                endDate?: components["schemas"]["CivilDate"];
                /**
                 * @description True adds what the rules let the plan see of its lead and nested plans.
                 * @example true
                 */
                family?: boolean;
                /**
                 * @description True for the parking lot only, false for scheduled items only.
                 * @example false
                 */
                isUnscheduled?: boolean;
                /**
                 * @description True for initiatives only, false for tactics only.
                 * @example false
                 */
                isInitiative?: boolean;
                /**
                 * @description Only items of this channel.
                 * @example 103
                 */
                channel?: components["schemas"]["Id"];
                /**
                 * @description Only items of this type.
                 * @example 521
                 */
                tacticType?: components["schemas"]["Id"];
                /**
                 * @description Only these items.
                 * @example 4001,4002
                 */
                ids?: components["schemas"]["IdList"];
                /**
                 * @description Most items in the answer.
                 * @example 1500
                 */
                limit?: number;
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The entity tag of an answer that the asker has. One that does not match changes nothing.
                 * @example "5f1c9b2e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    ETag: components["headers"]["ListTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticList"];
                };
            };
            /** @description The list that the asker has already, by its entity tag. */
            304: {
                headers: {
                    ETag: components["headers"]["ListTag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createTactic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticCreate"];
            };
        };
        responses: {
            /** @description The new item. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tactic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readTactic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the tactic or initiative.
                 * @example 4001
                 */
                id: components["parameters"]["TacticId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tactic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateTactic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on, as the `ETag` gave it. Not marked as required, so that a missing one is answered 428 and not 400.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Number of the tactic or initiative.
                 * @example 4001
                 */
                id: components["parameters"]["TacticId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticUpdate"];
            };
        };
        responses: {
            /** @description The item as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tactic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["TacticVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTactics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readTacticSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the tactic or initiative.
                 * @example 4001
                 */
                id: components["parameters"]["TacticId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    searchTactics: {
        parameters: {
            query: {
                /**
                 * @description What to look for.
                 * @example spring
                 */
                keyword: string;
                /**
                 * @description True searches the lead plan and nested plans too, as far as the rules let the plan see them.
                 * @example false
                 */
                widesearch?: boolean;
                /**
                 * @description First day of the range; one year before today when left out.
                 * @example 2025-03-03
                 */
                startDate?: components["schemas"]["CivilDate"];
                /**
                 * @description Last day of the range; one year after today when left out.
                 * @example 2027-03-03
                 */
                endDate?: components["schemas"]["CivilDate"];
                /**
                 * @description The time of the caller, at which the answer is split into upcoming and past items; the time of the server in UTC when left out.
                 * @example 2026-03-03T14:30:00
                 */
                now?: components["schemas"]["CivilDateTime"];
                /**
                 * @description Only items that have not ended (`upcoming`), or that have (`past`); all when left out. A series has ended when its last occurrence within the range has.
                 * @example upcoming
                 */
                when?: "upcoming" | "past";
                /**
                 * @description Only items that this person created.
                 * @example 1001
                 */
                userId?: components["schemas"]["Id"];
                /**
                 * @description Only items of this channel.
                 * @example 103
                 */
                channelId?: components["schemas"]["Id"];
                /**
                 * @description Only items of this type.
                 * @example 521
                 */
                typeId?: components["schemas"]["Id"];
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The plan that one stands in.
                 * @example 12
                 */
                planId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticSearchResultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    restoreTactic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the tactic or initiative.
                 * @example 4001
                 */
                id: components["parameters"]["TacticId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is back. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tactic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createBulkChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChangeCreate"];
            };
        };
        responses: {
            /** @description What was changed, or would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    importItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemImport"];
            };
        };
        responses: {
            /** @description What was created and changed, or would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ItemImportRefused"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    undoBulkChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What went back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listTacticFieldValues: {
        parameters: {
            query: {
                /**
                 * @description The tactic.
                 * @example 4001
                 */
                tactic: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticFieldValueList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createTacticFieldValue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticFieldValueCreate"];
            };
        };
        responses: {
            /** @description The new value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticFieldValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readTacticFieldValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticFieldValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateTacticFieldValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TacticFieldValueUpdate"];
            };
        };
        responses: {
            /** @description The value as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticFieldValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTacticFieldValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listUniversalFieldValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UniversalFieldValueList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listItemValues: {
        parameters: {
            query?: {
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemValuesList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    importTacticFieldImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FieldImageUpload"];
            };
        };
        responses: {
            /** @description The stored image. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listTags: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
                /**
                 * @description True adds tags of the lead plan and of nested plans that the person may see.
                 * @example false
                 */
                family?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags, by category and order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["TagVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listMonthExpenses: {
        parameters: {
            query: {
                /**
                 * @description A day of the first month.
                 * @example 2026-03-01
                 */
                startDate: components["schemas"]["CivilDate"];
                /**
                 * @description A day of the last month, not before the first.
                 * @example 2026-03-31
                 */
                endDate: components["schemas"]["CivilDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthExpenseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listTypeExpenses: {
        parameters: {
            query: {
                /**
                 * @description A day of the first month.
                 * @example 2026-03-01
                 */
                startDate: components["schemas"]["CivilDate"];
                /**
                 * @description A day of the last month, not before the first.
                 * @example 2026-03-31
                 */
                endDate: components["schemas"]["CivilDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeExpenseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listBudgets: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The budgets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createBudget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetCreate"];
            };
        };
        responses: {
            /** @description The new budget. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The budget. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateBudget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on, as the `ETag` gave it. Not marked as required, so that a missing one is answered 428 and not 400.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetUpdate"];
            };
        };
        responses: {
            /** @description The budget as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["BudgetVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteBudgets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description Standard calendars, and custom ones of this account only.
                 * @example 1
                 */
                account_equals_or_null?: components["schemas"]["Id"];
                /**
                 * @description The plan that `selected` speaks of.
                 * @example 12
                 */
                plan?: components["schemas"]["Id"];
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCreate"];
            };
        };
        responses: {
            /** @description The new calendar. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    previewSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionPreviewRequest"];
            };
        };
        responses: {
            /** @description What it holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpdate"];
            };
        };
        responses: {
            /** @description The calendar as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["SubscriptionVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    refreshSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listSubscriptionEvents: {
        parameters: {
            query?: {
                /**
                 * @description First day of the range; needs `endDate`.
                 * @example 2026-05-01
                 */
                startDate?: components["schemas"]["CivilDate"];
                /**
                 * @description Last day of the range.
                 * @example 2026-05-31
                 */
                endDate?: components["schemas"]["CivilDate"];
                /**
                 * @description The plan whose other calendars the duplicates are looked for in.
                 * @example 12
                 */
                plan?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionEvents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listPlanDocuments: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
                /**
                 * @description Only documents attached to this tactic.
                 * @example 4001
                 */
                tactic?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createPlanDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDocumentCreate"];
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readPlanDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updatePlanDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDocumentUpdate"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PlanDocumentVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deletePlanDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listPlanDocumentCategories: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDocumentCategoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createPlanDocumentCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDocumentCategoryCreate"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDocumentCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readPlanDocumentCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDocumentCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updatePlanDocumentCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDocumentCategoryUpdate"];
            };
        };
        responses: {
            /** @description The category as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDocumentCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PlanDocumentCategoryVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deletePlanDocumentCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createMediaAsset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaAssetUpload"];
            };
        };
        responses: {
            /** @description The stored file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAsset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readMediaAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAsset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /**
                 * @description What a file that is made when it is fetched consists of, as the address has it.
                 * @example plan.12.2026-03-01.2026-03-31
                 */
                content?: string;
                /**
                 * @description When the address stops working, in seconds since 1970.
                 * @example 1772539800
                 */
                expires: number;
                /**
                 * @description Signature of the address.
                 * @example 9b1c7e
                 */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * @description Name of the file, as the address has it.
                 * @example brief-2101.pdf
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["FileTag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["FileContent"];
                    "image/png": components["schemas"]["FileContent"];
                    "image/gif": components["schemas"]["FileContent"];
                    "image/webp": components["schemas"]["FileContent"];
                    "application/pdf": components["schemas"]["FileContent"];
                    "application/msword": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["FileContent"];
                    "application/vnd.ms-excel": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["FileContent"];
                    "application/vnd.ms-powerpoint": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": components["schemas"]["FileContent"];
                    "application/vnd.apple.pages": components["schemas"]["FileContent"];
                    "application/vnd.apple.numbers": components["schemas"]["FileContent"];
                    "application/vnd.apple.keynote": components["schemas"]["FileContent"];
                    "text/csv": components["schemas"]["FileContent"];
                    "application/zip": components["schemas"]["FileContent"];
                    "text/html": components["schemas"]["FileContent"];
                };
            };
            /** @description The part of the file that the header `Range` asks for. */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["FileContent"];
                    "image/png": components["schemas"]["FileContent"];
                    "image/gif": components["schemas"]["FileContent"];
                    "image/webp": components["schemas"]["FileContent"];
                    "application/pdf": components["schemas"]["FileContent"];
                    "application/msword": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["FileContent"];
                    "application/vnd.ms-excel": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["FileContent"];
                    "application/vnd.ms-powerpoint": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": components["schemas"]["FileContent"];
                    "application/vnd.apple.pages": components["schemas"]["FileContent"];
                    "application/vnd.apple.numbers": components["schemas"]["FileContent"];
                    "application/vnd.apple.keynote": components["schemas"]["FileContent"];
                };
            };
            /** @description The file that the asker has already, by its entity tag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listPlanDashboards: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDashboardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createPlanDashboard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDashboardCreate"];
            };
        };
        responses: {
            /** @description The new dashboard. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readPlanDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updatePlanDashboard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDashboardUpdate"];
            };
        };
        responses: {
            /** @description The dashboard as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PlanDashboardVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deletePlanDashboards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listPlanDashboardCategories: {
        parameters: {
            query: {
                /**
                 * @description Number of the plan that the list belongs to.
                 * @example 12
                 */
                plan: components["parameters"]["PlanFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDashboardCategoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createPlanDashboardCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDashboardCategoryCreate"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDashboardCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updatePlanDashboardCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDashboardCategoryUpdate"];
            };
        };
        responses: {
            /** @description The category as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDashboardCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PlanDashboardCategoryVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listComments: {
        parameters: {
            query: {
                /**
                 * @description What the record is.
                 * @example tactic
                 */
                recordType: "budget" | "tactic";
                /**
                 * @description The record.
                 * @example 4001
                 */
                record: components["schemas"]["Id"];
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `nextCursor` of the page before, with the same other parameters; the first page without one. Pages follow the order of the list by position, so entities that are added or removed meanwhile move no other one to another page.
                 * @example WyIyMDI2LTAzLTAzVDA4OjAwOjAwIiw0MDAxXQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The new comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            /** @description The comment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    listCustomViews: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this plan and those of any, and the shared ones of this plan.
                 * @example 12
                 */
                plan?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomViewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    createCustomView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended create, kept for 24 hours. The same key with the same body answers the first result again instead of creating a second entity; with another body 422.
                 * @example 5f1c6d0e-new-tactic
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomViewCreate"];
            };
        };
        responses: {
            /** @description The new saved view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    readCustomView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    updateCustomView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on. Checked when it is sent.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomViewUpdate"];
            };
        };
        responses: {
            /** @description The saved view as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CustomViewVersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCustomViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One id, or several separated by commas (at most 500). All or nothing: one that does not exist or may not be touched fails the whole call.
                 * @example 4001,4002
                 */
                id: components["parameters"]["Ids"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    restoreCustomView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entity.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved view is back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            423: components["responses"]["PlanFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Problem"];
        };
    };
}
/** What each operation requires of its caller: its x-requires. */
export interface requirements {
    readHealth: {"public":true};
    readConfiguration: {"public":true};
    authenticate: {"public":true};
    signInWithBypass: {"public":true};
    refreshToken: {"public":true};
    logOut: {"public":true};
    readMe: {"signedIn":true};
    listUserDomains: {"public":true};
    startSamlLogin: {"public":true};
    consumeSamlResponse: {"public":true};
    readSamlMetadata: {"public":true};
    requestPasswordReset: {"public":true};
    requestPasswordResetByBody: {"public":true};
    changePassword: {"public":true};
    setPassword: {"public":true};
    createFirstAccount: {"public":true};
    listRoles: {"signedIn":true};
    listUsers: {"person":"canSee"};
    createUser: {"account":"canManagePeople"};
    readUser: {"person":"canSee"};
    updateUser: {"person":"canChange"};
    resendInvitation: {"invitation":"canResend"};
    listSessions: {"session":"isOneself"};
    endOtherSessions: {"session":"isOneself"};
    endSessions: {"session":"isOneself"};
    sendPasswordReset: {"person":"canSendPasswordReset"};
    listUserInvites: {"account":"canManagePeople"};
    createUserInvite: {"account":"canManagePeople"};
    deleteUserInvites: {"invitation":"canWithdraw"};
    listUserRoles: {"role":"canSee"};
    createUserRole: {"account":"canManagePeople"};
    readUserRole: {"role":"canSee"};
    updateUserRole: {"role":"canChange"};
    deleteUserRoles: {"role":"canRemove"};
    deleteFromAccount: {"account":"canManagePeople"};
    listAccounts: {"signedIn":true};
    createAccount: {"productTeam":true};
    searchAccountItems: {"account":"canList"};
    readAccount: {"account":"canList"};
    updateAccount: {"account":"canEditAccount"};
    deleteAccounts: {"productTeam":true};
    createBillingPortalSession: {"account":"canManageBilling"};
    listPlans: {"signedIn":true};
    createPlan: {"productTeam":true};
    readPlan: {"plan":"canView","isTemplateOpen":true};
    updatePlan: {"plan":"canManagePlan"};
    deletePlans: {"plan":"canDeletePlan"};
    restorePlan: {"deletedPlan":"canDeletePlan"};
    readPlanContents: {"plan":"canDeletePlan"};
    listDeletedPlans: {"account":"canList"};
    exportPlan: {"plan":"canExport"};
    readPlanUsage: {"plan":"canManagePlan"};
    streamPlanChanges: {"plan":"canView"};
    updatePlanName: {"plan":"canManagePlan"};
    setPlanFreeze: {"plan":"canFreeze"};
    exportPlanByAlias: {"plan":"canExport"};
    listVisitedPlans: {"signedIn":true};
    recordVisitedPlan: {"plan":"canView"};
    listChannels: {"plan":"canView"};
    createChannel: {"plan":"canManagePlan"};
    readChannel: {"plan":"canView"};
    updateChannel: {"plan":"canManagePlan"};
    deleteChannels: {"plan":"canManagePlan"};
    exportChannel: {"plan":"canExport"};
    listTacticTypes: {"plan":"canView"};
    createTacticType: {"plan":"canManagePlan"};
    readTacticType: {"plan":"canView"};
    updateTacticType: {"plan":"canManagePlan"};
    deleteTacticTypes: {"plan":"canManagePlan"};
    listTacticPlatforms: {"plan":"canView"};
    createTacticPlatform: {"plan":"canManagePlan"};
    readTacticPlatform: {"plan":"canView"};
    updateTacticPlatform: {"plan":"canManagePlan"};
    deleteTacticPlatforms: {"plan":"canManagePlan"};
    listTacticFields: {"plan":"canView"};
    createTacticField: {"plan":"canManagePlan"};
    readTacticField: {"plan":"canView"};
    updateTacticField: {"plan":"canManagePlan"};
    deleteTacticFields: {"plan":"canManagePlan"};
    listTactics: {"plan":"canView"};
    createTactic: {"plan":"canAddTactics","channel":true};
    readTactic: {"plan":"canView"};
    updateTactic: {"plan":"canAddTactics","channel":true};
    deleteTactics: {"plan":"canDeleteTactics","channel":true};
    readTacticSummary: {"plan":"canView"};
    searchTactics: {"plan":"canView"};
    restoreTactic: {"plan":"canAddTactics","channel":true};
    createBulkChange: {"plan":"canAddTactics","channel":true};
    importItems: {"plan":"canAddTactics","channel":true};
    undoBulkChange: {"plan":"canAddTactics","channel":true};
    listTacticFieldValues: {"plan":"canView"};
    createTacticFieldValue: {"plan":"canAddTactics","channel":true};
    readTacticFieldValue: {"plan":"canView"};
    updateTacticFieldValue: {"plan":"canAddTactics","channel":true};
    deleteTacticFieldValues: {"plan":"canAddTactics","channel":true};
    listUniversalFieldValues: {"plan":"canView"};
    listItemValues: {"plan":"canExport"};
    importTacticFieldImage: {"plan":"canAddTactics"};
    listTags: {"plan":"canView"};
    createTag: {"plan":"canEditTags"};
    readTag: {"plan":"canView"};
    updateTag: {"plan":"canEditTags"};
    deleteTags: {"plan":"canEditTags"};
    listMonthExpenses: {"plan":"canSeeBudget"};
    listTypeExpenses: {"plan":"canSeeBudget"};
    listBudgets: {"plan":"canReadBudgets"};
    createBudget: {"plan":"canEditBudget"};
    readBudget: {"plan":"canReadBudgets"};
    updateBudget: {"plan":"canEditBudget"};
    deleteBudgets: {"plan":"canEditBudget"};
    listSubscriptions: {"calendar":"canSee"};
    createSubscription: {"calendar":"canManage"};
    previewSubscription: {"calendar":"canManage"};
    readSubscription: {"calendar":"canSee"};
    updateSubscription: {"calendar":"canManage"};
    deleteSubscriptions: {"calendar":"canManage"};
    refreshSubscription: {"calendar":"canManage"};
    listSubscriptionEvents: {"calendar":"canSee"};
    listPlanDocuments: {"plan":"canView"};
    createPlanDocument: {"plan":"canAttachDocuments"};
    readPlanDocument: {"plan":"canView"};
    updatePlanDocument: {"plan":"canAttachDocuments"};
    deletePlanDocuments: {"plan":"canAttachDocuments"};
    listPlanDocumentCategories: {"plan":"canView"};
    createPlanDocumentCategory: {"plan":"canManagePlan"};
    readPlanDocumentCategory: {"plan":"canView"};
    updatePlanDocumentCategory: {"plan":"canManagePlan"};
    deletePlanDocumentCategories: {"plan":"canManagePlan"};
    createMediaAsset: {"signedIn":true};
    readMediaAsset: {"file":"canSee"};
    downloadFile: {"public":true};
    listPlanDashboards: {"plan":"canReadPerformance"};
    createPlanDashboard: {"plan":"canEditPerformance"};
    readPlanDashboard: {"plan":"canReadPerformance"};
    updatePlanDashboard: {"plan":"canEditPerformance"};
    deletePlanDashboards: {"plan":"canEditPerformance"};
    listPlanDashboardCategories: {"plan":"canReadPerformance"};
    createPlanDashboardCategory: {"plan":"canEditPerformance"};
    updatePlanDashboardCategory: {"plan":"canEditPerformance"};
    listComments: {"plan":"canView"};
    createComment: {"plan":"canView"};
    readComment: {"plan":"canView"};
    updateComment: {"plan":"canView"};
    deleteComments: {"plan":"canView"};
    listCustomViews: {"savedView":"canSee"};
    createCustomView: {"savedView":"canSave"};
    readCustomView: {"savedView":"canSee"};
    updateCustomView: {"savedView":"canChange"};
    deleteCustomViews: {"savedView":"canDelete"};
    restoreCustomView: {"savedView":"canDelete"};
    sendFeedback: {"place":"canList"};
}
