import { CentredPlace } from '../../shell/CentredPlace'

/** The first steps with a plan, one after the other. */
export function SetupScreen() {
  return (
    <CentredPlace>
      <h1>Set up your plan</h1>
    </CentredPlace>
  )
}
