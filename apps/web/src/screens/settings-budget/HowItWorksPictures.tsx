import type { ReactNode } from 'react'
import { Drawing } from './BudgetSettings.styles'

/* Every picture says what its text says, so none of them is read out. */
function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 400 225" aria-hidden="true">
      {children}
    </Drawing>
  )
}

/** The switch, and the total below it. */
export function SwitchPicture() {
  return (
    <Picture>
      <rect data-fill="surface" x="70" y="40" width="260" height="146" rx="8" />
      <rect data-fill="action" x="92" y="62" width="36" height="20" rx="10" />
      <circle data-fill="knob" cx="118" cy="72" r="7" />
      <text data-ink="strong" x="140" y="77">
        Use budgets
      </text>
      <text data-ink="muted" x="92" y="118">
        Total budget
      </text>
      <rect data-fill="surface" x="92" y="128" width="216" height="34" rx="6" />
      <text x="104" y="150">
        $ 480,000.00
      </text>
    </Picture>
  )
}

/** One tactic with both of its costs. */
export function CostsPicture() {
  return (
    <Picture>
      <rect data-fill="surface" x="60" y="44" width="280" height="138" rx="8" />
      <text data-ink="strong" x="82" y="76">
        Spring newsletter
      </text>
      <text data-ink="muted" x="82" y="112">
        Estimated
      </text>
      <text data-ink="muted" x="212" y="112">
        Actual
      </text>
      <rect data-fill="surface" x="82" y="122" width="108" height="34" rx="6" />
      <rect data-fill="surface" x="212" y="122" width="108" height="34" rx="6" />
      <text x="94" y="144">
        $ 4,500.00
      </text>
      <text x="224" y="144">
        $ 4,800.00
      </text>
    </Picture>
  )
}

/** Two bars, and the difference between them. */
export function VariancePicture() {
  return (
    <Picture>
      <text data-ink="muted" x="60" y="66">
        Estimated
      </text>
      <rect data-fill="expected" x="140" y="52" width="135" height="20" rx="4" />
      <text x="285" y="67">
        4,500
      </text>
      <text data-ink="muted" x="60" y="112">
        Actual
      </text>
      <rect data-fill="action" x="140" y="98" width="144" height="20" rx="4" />
      <text x="294" y="113">
        4,800
      </text>
      <path data-stroke="line" d="M60 138H340" />
      <text data-ink="muted" x="60" y="168">
        Variance
      </text>
      <text data-ink="minus" x="285" y="168">
        −300
      </text>
    </Picture>
  )
}

/** The total, and how much of it is spent. */
export function RemainingPicture() {
  return (
    <Picture>
      <text data-ink="muted" x="50" y="62">
        Total Budget
      </text>
      <text data-ink="strong" x="50" y="84">
        $480,000
      </text>
      <text data-ink="muted" x="165" y="62">
        Total Actual
      </text>
      <text data-ink="strong" x="165" y="84">
        $312,650
      </text>
      <text data-ink="muted" x="268" y="62">
        Total Remaining
      </text>
      <text data-ink="strong" x="268" y="84">
        $167,350
      </text>
      <rect data-fill="surface" x="50" y="122" width="300" height="24" rx="6" />
      <rect data-fill="spent" x="50" y="122" width="195" height="24" rx="6" />
      <text data-ink="muted" x="50" y="172">
        spent
      </text>
      <text data-ink="muted" x="350" y="172" textAnchor="end">
        left
      </text>
    </Picture>
  )
}

/** People by role, and whether they see budgets. */
export function PeoplePicture() {
  const rows = [
    { role: 'Owner, Admin', right: 'View, always' },
    { role: 'Contributor', right: 'View or Hide' },
    { role: 'Viewer', right: 'View or Hide' },
  ]
  return (
    <Picture>
      {rows.map(({ role, right }, at) => (
        <g key={role} transform={`translate(0 ${at * 52})`}>
          <rect data-fill="surface" x="60" y="38" width="280" height="44" rx="8" />
          <circle data-fill="track" cx="84" cy="54" r="6" />
          <path data-fill="track" d="M73 72a11 9 0 0 1 22 0z" />
          <text x="108" y="65">
            {role}
          </text>
          <text data-ink="muted" x="326" y="65" textAnchor="end">
            {right}
          </text>
        </g>
      ))}
    </Picture>
  )
}
