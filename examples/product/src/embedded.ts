import '@fontsource-variable/inter'

import './embedded.css'
import { PlannerElement } from './planner/planner-element'

customElements.define('planner-calendar', PlannerElement)
