import type { RoleGuide } from '@throughline/domain/access'
import { ROLE_GUIDES, type RoleGuideText } from '@throughline/domain/messages'
import { Tabs } from '@throughline/ui/Tabs'
import { useState } from 'react'
import { Guides } from './RoleGuides.styles'

const ORDER = ['account-owner', 'admin', 'contributor', 'viewer'] as const satisfies RoleGuide[]

const TABS = ORDER.map((id) => ({ id, label: ROLE_GUIDES[id].title }))

/** What each of the four roles can do, one at a time. */
export function RoleGuides({ first }: { readonly first: RoleGuide }) {
  const [selected, setSelected] = useState<RoleGuide>(first)
  return (
    <Guides>
      <Tabs
        label="Roles"
        tabs={TABS}
        selectedId={selected}
        onSelect={({ id }) => {
          const guide = ORDER.find((one) => one === id)
          if (guide !== undefined) setSelected(guide)
        }}
        renderPanel={() => <Guide text={ROLE_GUIDES[selected]} />}
      />
    </Guides>
  )
}

function Guide({ text: { summary, can, cannot } }: { readonly text: RoleGuideText }) {
  return (
    <>
      <p>{summary}</p>
      <Sentences heading="Can" sentences={can} />
      <Sentences heading="Cannot" sentences={cannot} />
    </>
  )
}

function Sentences({
  heading,
  sentences,
}: {
  readonly heading: string
  readonly sentences: readonly string[]
}) {
  if (sentences.length === 0) return null
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
