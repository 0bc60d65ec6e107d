import { levelOfRole, ROLE_LEVELS, roleGuideOf } from '@throughline/domain/access'
import type { RoleGuide } from '@throughline/domain/access'
import { Button } from '@throughline/ui/Button'
import { IconButton } from '@throughline/ui/IconButton'
import { Popover } from '@throughline/ui/Popover'
import { HelpCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { ROLE_GUIDES } from '@throughline/domain/messages'
import type { RoleGuideText } from '@throughline/domain/messages'
import { Tabs } from '@throughline/ui/Tabs'

import { Guides } from './RoleGuides.styles'

const order = ['account-owner', 'admin', 'contributor', 'viewer'] as const satisfies RoleGuide[]

const tabs = order.map((id) => ({ id, label: ROLE_GUIDES[id].title }))

/** Guides to the four roles, in tabs. */
function RoleGuides({ first }: { readonly first: RoleGuide }) {
  const [selected, setSelected] = useState<RoleGuide>(first)
  return (
    <Guides>
      <Tabs
        label="Roles"
        tabs={tabs}
        selectedId={selected}
        onSelect={({ id }) => {
          const guide = order.find((one) => one === id)
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

export interface RoleGuideButtonProps {
  /** The role whose guide the popover shows first; null for no particular role. */
  readonly roleId: number | null
  /** Whether the member is the account owner; this overrides `roleId`. @default false */
  readonly isAccountOwner?: boolean
  /** `icon` for a place without room for words. @default 'words' */
  readonly look?: 'words' | 'icon'
}

const LABEL = 'What each role can do'

/** Button that opens the guides to the roles, beside the field for a role. */
export function RoleGuideButton({
  roleId,
  isAccountOwner = false,
  look = 'words',
}: RoleGuideButtonProps) {
  const anchorRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const button = {
    ref: anchorRef,
    size: 'small',
    icon: HelpCircle,
    'aria-expanded': isOpen,
    onClick: () => {
      setIsOpen(!isOpen)
    },
  } as const
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...button} label={LABEL} />
      ) : (
        <Button {...button} variant="ghost">
          {LABEL}
        </Button>
      )}
      <Popover
        isOpen={isOpen}
        anchor={anchorRef}
        label={LABEL}
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <RoleGuides first={firstGuide(roleId, isAccountOwner)} />
      </Popover>
    </>
  )
}

function firstGuide(roleId: number | null, isAccountOwner: boolean): RoleGuide {
  if (isAccountOwner) return roleGuideOf(ROLE_LEVELS.accountOwner)
  return roleId === null ? 'admin' : roleGuideOf(levelOfRole(roleId))
}
