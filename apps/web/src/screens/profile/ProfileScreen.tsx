import { CentredPlace } from '../../shell/CentredPlace'

/** A person: oneself, or somebody of the account. */
export function ProfileScreen() {
  return (
    <CentredPlace>
      <h1>Profile</h1>
    </CentredPlace>
  )
}
