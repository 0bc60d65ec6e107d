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
         * @description Answers 200 when a query against the database succeeds, else 503 with the code `unavailable`.
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
         * @description Answers an access token and sets the refresh cookie, which starts a new family of refresh tokens. An unknown address and a wrong password are answered alike: 401 with the code `credentials_mismatch`, after the same time. Attempts are limited by address and by account.
         */
        post: operations["authenticate"];
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
         * Exchanges the refresh cookie for a fresh access token
         * @description The cookie is replaced at each use. One that was used before ends the whole family of that sign-in, and the answer is 401 with the code `session_expired`. Asked at start, every 24 hours, and once after a 401.
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
         * @description Ends the family of refresh tokens of this sign-in and clears the cookie; its access tokens are refused from then on. Without a session it does nothing and answers the same.
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
        put?: never;
        post?: never;
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
         * @description Channels with types, platforms and fields, tags, budgets, calendars of interest, documents, dashboards, parent and children, and what the person may do. Channels, platforms and tags of lead and nested plans are included where the person may see them. Tags blocked for the person and figures without budget visibility are left out. The number of the template plan may be read by everybody who is signed in. Several plans: `GET /plans?ids=`.
         */
        get: operations["readPlan"];
        /**
         * Changes a plan
         * @description Changes the fields that are sent. Switching budgets off archives the active budgets. `totalBudget`, `startDate` and `endDate` write through to the active primary budget, which is created when there is none, and need budget visibility.
         */
        put: operations["updatePlan"];
        post?: never;
        /**
         * Deletes plans
         * @description Takes everything along: channels, types, platforms and fields used by no other plan, tactics and initiatives with their values and comments, tags, budgets, documents, dashboards, roles. Nested plans of a deleted lead plan become individual plans.
         */
        delete: operations["deletePlans"];
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
        post?: never;
        delete?: never;
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
        post?: never;
        delete?: never;
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
        post?: never;
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
        post?: never;
        delete?: never;
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
         * @description With `startDate` and `endDate`: items whose dates, or some occurrence of whose series, touch a day of the range, both ends included. A series stands once and is expanded by the view. Items in the parking lot are in no range; `isUnscheduled=true` lists them. `ids` reads a list of items, all or nothing. Hidden are items that carry a tag blocked for the person, and on nested plans those of the lead whose type hides them.
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
         * @description Changes the fields that are sent; moving and resizing send the two dates. Changing an item that repeats changes the whole series. The channel it is in, and the one it goes to, must be ones that the person may edit.
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
         * @description A password; its strength is advised on, never enforced.
         */
        Password: string;
        /**
         * @description Says what happened, for programs. The list is closed.
         * @enum {string}
         */
        ProblemCode: "validation_failed" | "unauthenticated" | "session_expired" | "credentials_mismatch" | "token_invalid" | "forbidden" | "account_inactive" | "not_found" | "method_not_allowed" | "conflict" | "email_taken" | "already_on_plan" | "seat_limit_reached" | "last_tactic_type" | "reserved_name" | "plan_nesting" | "in_use" | "version_conflict" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "invalid_reference" | "end_before_start" | "invalid_file" | "unsafe_address" | "idempotency_mismatch" | "channel_not_editable" | "other_plan_item" | "plan_frozen" | "precondition_required" | "rate_limited" | "internal_error" | "not_implemented" | "calendar_unreachable" | "maintenance" | "unavailable";
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
             * @description Always `ok`; anything else is a 503.
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
        };
        /** @description Where people of an e-mail domain sign in. */
        UserDomain: {
            /** @description The e-mail domain that was asked for. */
            domain: string;
            /** @description Address that starts single sign-on for the domain. */
            redirectUrl: string;
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
        };
        /** @description Plans. */
        PlanList: {
            /** @description The plans: each lead followed by its nested plans, by name. */
            items: components["schemas"]["PlanSummary"][];
            /** @description How many match. */
            total: number;
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
        /** @description A channel with its tactic types. */
        Channel: {
            /** @description Number of the channel. */
            id: components["schemas"]["Id"];
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
            /** @description Place in its category. */
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
        };
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
        };
        /** @description A category of plan documents. */
        PlanDocumentCategory: {
            /** @description Number of the category. */
            id: components["schemas"]["Id"];
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
            /** @description Name of the data source. */
            name: components["schemas"]["Name"];
            /**
             * @description What is shown; html when there is embedded HTML.
             * @enum {string}
             */
            type: "pdf" | "html";
            /** @description HTML shown in a sandboxed frame; stored as sent. */
            embedHtml: components["schemas"]["NullableRichText"];
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
        /** @description A tactic as views show it: compact, without notes, custom values and documents. */
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
        };
        /** @description Tactics. */
        TacticList: {
            /** @description The tactics, by start, then id. A series stands once; views expand it. */
            items: components["schemas"]["TacticListItem"][];
            /** @description How many match. */
            total: number;
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
        };
        /** @description The value of a custom field. The field is named by one of the first three. */
        TacticTypeValueInput: {
            /** @description Number of a value that was stored before. */
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
            /** @description Recurrence rule (RFC 5545), for the whole series. `custom` and an unreadable rule count as none. */
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
        /** @description A problem with the code `version_conflict`. */
        TacticVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["Tactic"];
        };
        /** @description A problem with the code `version_conflict`. */
        PlanVersionConflict: components["schemas"]["Problem"] & {
            current: components["schemas"]["Plan"];
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
                 *       "detail": "Too many attempts. Please try again later.",
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
        /** @description The operation is part of the contract but not built yet. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Implemented",
                 *       "status": 501,
                 *       "code": "not_implemented",
                 *       "detail": "This operation is not built yet.",
                 *       "requestId": "req-7f47"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database does not answer, or maintenance is on. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "code": "maintenance",
                 *       "detail": "Scheduled Maintenance",
                 *       "requestId": "req-7f48"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure, among them 503 while maintenance is on. */
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
         * @description How many matching items to skip.
         * @example 0
         */
        Offset: number;
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
         * @example throughline_refresh=opaque; Path=/api; HttpOnly; Secure; SameSite=Lax
         */
        SetCookie: string;
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
            /** @description A fresh access token. */
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
    listAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Most items in the answer.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many matching items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
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
                 * @description How many matching items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Problem"];
        };
    };
    readPlan: {
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
            /** @description The plan. */
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
                 * @example 20000
                 */
                limit?: number;
                /**
                 * @description How many matching items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TacticList"];
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
}
