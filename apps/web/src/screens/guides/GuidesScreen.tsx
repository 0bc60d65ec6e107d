import { CentredPlace } from '../../shell/CentredPlace'

/** Short pages about the work with plans. */
export function GuidesScreen() {
  return (
    <CentredPlace>
      <h1>Guides</h1>
    </CentredPlace>
  )
}
