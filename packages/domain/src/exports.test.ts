import { expect, it } from 'vitest'

import * as access from './access'
import * as accounts from './accounts'
import * as budget from './budget'
import * as bulk from './bulk'
import * as calendarDates from './calendar-dates'
import * as calendarEvents from './calendar-events'
import * as channels from './channels'
import * as csv from './csv'
import * as filters from './filters'
import * as flow from './flow'
import * as itemForm from './item-form'
import * as layout from './layout'
import * as messages from './messages'
import * as ordering from './ordering'
import * as plans from './plans'
import * as recurrence from './recurrence'
import * as ruleTexts from './rule-texts'
import * as savedViews from './saved-views'
import * as seats from './seats'
import * as session from './session'
import * as tactics from './tactics'
import * as tags from './tags'
import * as users from './users'
import * as zoneClock from './zone-clock'

/** What an entry point exports is a promise: a change of these lists is a change of the public surface. */
it.each(
  Object.entries({
    access,
    accounts,
    budget,
    bulk,
    'calendar-dates': calendarDates,
    'calendar-events': calendarEvents,
    channels,
    csv,
    filters,
    flow,
    'item-form': itemForm,
    layout,
    messages,
    ordering,
    plans,
    recurrence,
    'rule-texts': ruleTexts,
    'saved-views': savedViews,
    seats,
    session,
    tactics,
    tags,
    users,
    'zone-clock': zoneClock,
  }),
)('the entry point %s exports exactly these names', (entryPoint, names) => {
  expect({ [entryPoint]: Object.keys(names).sort() }).toMatchSnapshot()
})
