import type { PlanDocument } from '@throughline/api-client'
import { countText, isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Link } from '@throughline/ui/Link'
import { Popover } from '@throughline/ui/Popover'
import { Spinner } from '@throughline/ui/Spinner'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAttachedItems } from '../../data/documents'
import { itemPageUrl, itemTarget, usePlanSettings } from '../../plan'
import { ItemLinks } from './DocumentsSettings.styles'

/** Returns the number of attached items in words. */
export function attachedText(count: number): string {
  return countText(count, 'item')
}

/** Button with the number of items to which a document is attached. It opens links to them. */
export function AttachedItems({ document }: { readonly document: PlanDocument }) {
  const anchorRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const count = document.tacticIds.length
  if (count === 0) return null
  const text = attachedText(count)
  const label = `${text} with ${isolateText(document.asset.name)}`
  return (
    <>
      <Button
        ref={anchorRef}
        size="small"
        variant="ghost"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        {text}
      </Button>
      <Popover
        isOpen={isOpen}
        anchor={anchorRef}
        label={label}
        placement="bottom-end"
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <LinkedItems document={document} />
      </Popover>
    </>
  )
}

function LinkedItems({ document }: { readonly document: PlanDocument }) {
  const navigate = useNavigate()
  const { plan } = usePlanSettings()
  const { data, error } = useAttachedItems(plan.id, document.tacticIds)
  if (data === undefined) {
    return (
      <ItemLinks>
        {error === null ? <Spinner label="Loading" /> : <p role="alert">{error.message}</p>}
      </ItemLinks>
    )
  }
  return (
    <ItemLinks>
      <ul>
        {data.map(({ id, title, isInitiative }) => {
          const href = itemPageUrl(
            plan.accountId,
            plan.id,
            itemTarget(isInitiative ? 'initiative' : 'tactic', id),
          )
          return (
            <li key={id}>
              <Link
                href={href}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  void navigate(href)
                }}
              >
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </ItemLinks>
  )
}
