// The first module of the page, and a small one: it asks for what every start needs
// while the rest of the code is still on its way.
import '@fontsource-variable/inter/index.css'
import './first-paint.css'
import { loadRouteAhead } from './route-chunks'
import { askEarly } from './session/early-requests'
import { lastScreen } from './session/early-copy'

askEarly()
void lastScreen()
loadRouteAhead(globalThis.location.pathname)
void import('./main')
