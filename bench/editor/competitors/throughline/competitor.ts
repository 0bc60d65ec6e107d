import type { ItemFormNotice } from '@throughline/domain/item-form'
import { DetailEditor, preloadDetailEditor } from '@throughline/planner-views/detail-editor'
import { GlobalStyle } from '@throughline/ui/theme'
import { createElement, useState } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { EditorCompetitor } from '../../competitor'
import type { LargePlan } from '../../large-plan'

const panel = { widthPixels: 520, placement: 'beside' } as const
const noDocuments: readonly never[] = []
const doNothing = (): void => undefined

// The tokens are there before any view, as the peers' style sheets are.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))

let open: (() => void) | undefined
let close: (() => void) | undefined

/** The same editor on a page that has not prepared for opening it. */
export const withoutPreload: EditorCompetitor = {
  prepare: async (root, plan) => {
    const host = createRoot(root)
    open = () => host.render(createElement(Editor, { plan }))
    close = () => host.render(null)
  },
  open: () => open?.(),
  close: () => close?.(),
  title: 'textarea[aria-label=Title]',
  customFields: 'input[id*="custom-"]',
}

/**
 * The product's own editor in its panel, with all that it offers in the app, which
 * preloads it when the browser is idle.
 */
export const competitor: EditorCompetitor = {
  ...withoutPreload,
  prepare: async (root, plan) => {
    await withoutPreload.prepare(root, plan)
    const endPreload = preloadDetailEditor()
    await new Promise((resolve) => requestIdleCallback(resolve))
    endPreload()
  },
}

/** Keeps the typed values in state, as the app does. */
function Editor({ plan }: { readonly plan: LargePlan }): ReactElement {
  const { item, context, tags, initiatives } = plan
  const [values, setValues] = useState(plan.values)
  const [notices, setNotices] = useState<readonly ItemFormNotice[]>([])
  return createElement(DetailEditor, {
    layout: 'panel',
    panel,
    item,
    values,
    before: plan.values,
    notices,
    context,
    tags,
    initiatives,
    documents: noDocuments,
    onValuesChange: (change) => {
      setValues(change.values)
      setNotices(change.notices)
    },
    onSave: doNothing,
    onDelete: doNothing,
    onClose: doNothing,
    onPrevious: doNothing,
    onNext: doNothing,
    onCopyLink: doNothing,
    onSwitchLayout: doNothing,
    onUploadDocuments: doNothing,
  })
}
