import { CentredPlace } from '../../shell/CentredPlace'

/** The settings of an account: its plans, seats and people. */
export function AccountScreen() {
  return (
    <CentredPlace>
      <h1>Account Settings</h1>
    </CentredPlace>
  )
}
