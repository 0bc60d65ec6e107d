import { german as ui } from '@throughline/ui/german'

import { calendars } from './calendars'
import { editors } from './editors'
import { settings } from './settings'
import { tables } from './tables'
import { Amount, Rule } from './words'

/** The German texts of all views, of the components in them, and of the rules that they show. */
export const german = { ...ui, ...calendars, ...editors, ...tables, ...settings, Amount, Rule }
