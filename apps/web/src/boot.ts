// The first module of the page. It is small, and requests the data of every start while the rest of
// the code is loading.
import '@fontsource-variable/inter/index.css'
import './first-paint.css'
import { browserStore } from './preferences/browser-store'
import { loadRouteAhead } from './route-chunks'
import { askEarly } from './session/early-requests'
import { lastScreen } from './session/early-copy'
import { startNewSession } from './session/new-session'

startNewSession(browserStore())
askEarly()
void lastScreen()
loadRouteAhead(globalThis.location.pathname)
void import('./main')
