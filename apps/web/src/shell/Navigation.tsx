import { Avatar } from '@throughline/ui/Avatar'
import { Icon, type IconShape } from '@throughline/ui/Icon'
import { IconButton } from '@throughline/ui/IconButton'
import { Menu, type MenuEntry } from '@throughline/ui/Menu'
import { Skeleton } from '@throughline/ui/Skeleton'
import { Tooltip } from '@throughline/ui/Tooltip'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Logo } from './Logo'
import {
  CardTexts,
  CardTitle,
  NavigationCard,
  NavigationEnd,
  NavigationHead,
  NavigationHome,
  NavigationItem,
  NavigationList,
  NavigationRoot,
} from './Navigation.styles'

/** A place that the navigation leads to. */
interface NavigationPlace {
  readonly path: string
  readonly label: string
  readonly icon: IconShape
  readonly isCurrent: boolean
}

/** The plan one is in. */
export interface NavigationPlan {
  readonly name: string
  readonly abbreviatedName: string
  /** What kind of plan it is, in a few words. */
  readonly description: string
  /** The plans that one can go to. */
  readonly entries: readonly MenuEntry[]
}

/** The person one is. */
interface NavigationPerson {
  readonly name: string
  readonly initials: string
  /** What they are here, in a word or two. */
  readonly description: string
}

export interface NavigationProps {
  readonly isCollapsed: boolean
  readonly onToggle: (change: { isCollapsed: boolean }) => void
  /** null outside of plans; `loading` keeps its place while it is on its way. */
  readonly plan: NavigationPlan | 'loading' | null
  readonly places: readonly NavigationPlace[]
  readonly person: NavigationPerson
  readonly settings: readonly MenuEntry[]
  /** A place was chosen, by its path. */
  readonly onGo: (request: { path: string }) => void
  readonly onSelectPlan: (choice: { id: string }) => void
  readonly onSelectSetting: (choice: { id: string }) => void
}

/** The way through the app: where one is, where one can go, who one is. */
export function Navigation({
  isCollapsed,
  onToggle,
  plan,
  places,
  person,
  settings,
  onGo,
  onSelectPlan,
  onSelectSetting,
}: NavigationProps) {
  const linkTo = (path: string) => ({
    href: path,
    onClick: (event: MouseEvent) => {
      // With a modifier or another button the person wants a new tab or window.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return
      }
      event.preventDefault()
      onGo({ path })
    },
  })
  return (
    <NavigationRoot
      aria-label="Main"
      data-print="hidden"
      {...(isCollapsed ? { 'data-collapsed': '' } : null)}
    >
      <NavigationHead>
        <NavigationHome aria-label="Throughline, all plans" {...linkTo('/plans')}>
          <Logo isMarkOnly={isCollapsed} />
        </NavigationHome>
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={isCollapsed ? 'Open navigation' : 'Collapse navigation'}
          size="small"
          tooltipPlacement={isCollapsed ? 'end-center' : 'bottom-center'}
          onClick={() => {
            onToggle({ isCollapsed: !isCollapsed })
          }}
        />
      </NavigationHead>
      {plan === 'loading' ? (
        <Skeleton width="100%" height={isCollapsed ? 34 : 52} shape="card" />
      ) : null}
      {plan === null || plan === 'loading' ? null : (
        <Menu
          entries={plan.entries}
          onSelect={onSelectPlan}
          renderTrigger={(triggerProps) => (
            <NavigationCard {...triggerProps} data-framed="">
              <Avatar initials={plan.abbreviatedName} shape="square" tone="strong" size={26} />
              <CardWords isHidden={isCollapsed} title={plan.name} text={plan.description} />
              {isCollapsed ? null : <Icon icon={ChevronDown} size={14} />}
              <VisuallyHidden>Change plan</VisuallyHidden>
            </NavigationCard>
          )}
        />
      )}
      <NavigationList>
        {places.map((place) => (
          <li key={place.path}>
            <PlaceLink place={place} isCollapsed={isCollapsed} link={linkTo(place.path)} />
          </li>
        ))}
      </NavigationList>
      <NavigationEnd>
        <Menu
          entries={settings}
          placement="top-start"
          onSelect={onSelectSetting}
          renderTrigger={(triggerProps) => (
            <NavigationCard {...triggerProps}>
              <Avatar initials={person.initials} />
              <CardWords isHidden={isCollapsed} title={person.name} text={person.description} />
              <VisuallyHidden>Settings</VisuallyHidden>
            </NavigationCard>
          )}
        />
      </NavigationEnd>
    </NavigationRoot>
  )
}

function CardWords({
  isHidden,
  title,
  text,
}: {
  readonly isHidden: boolean
  readonly title: string
  readonly text: string
}) {
  return isHidden ? (
    <VisuallyHidden>
      {title}, {text}
    </VisuallyHidden>
  ) : (
    <CardTexts>
      <CardTitle title={title}>{title}</CardTitle>
      <span>{text}</span>
    </CardTexts>
  )
}

function PlaceLink({
  place,
  isCollapsed,
  link,
}: {
  readonly place: NavigationPlace
  readonly isCollapsed: boolean
  readonly link: { href: string; onClick: (event: MouseEvent) => void }
}) {
  const item = (
    <NavigationItem {...link} {...(place.isCurrent ? { 'aria-current': 'page' } : null)}>
      <Icon icon={place.icon} />
      {isCollapsed ? <VisuallyHidden>{place.label}</VisuallyHidden> : place.label}
    </NavigationItem>
  )
  return isCollapsed ? (
    <Tooltip text={place.label} placement="end-center" isDescription={false}>
      {item}
    </Tooltip>
  ) : (
    item
  )
}
