import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ReactEditor, useSlateStatic, type RenderElementProps } from 'slate-react'

import type { RichTextListItem } from '../../internal/rich-text/document'
import { listPlacesOf, type ListPlace } from './list-places'
import './slate-types'

interface RichTextListItemElementProps {
  attributes: RenderElementProps['attributes']
  item: RichTextListItem
  children: ReactNode
}

/** Keys of blocks are unique on the page. */
function idsOf(keys: string | undefined, prefix: string): string | undefined {
  return keys === undefined || keys === '' ? undefined : keys.replace(/\S+/g, `${prefix}$&`)
}

/** The attributes of a list element and of an item for its position. */
function placeAttributes({ position, size, followers, inner }: ListPlace) {
  return {
    list: {
      role: followers === undefined ? 'none' : 'list',
      'aria-owns': idsOf(followers, 'tl-list-item-'),
    },
    item: {
      'aria-setsize': size,
      'aria-posinset': size === undefined ? undefined : position,
      'aria-owns': idsOf(inner, 'tl-list-'),
    },
  }
}

function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | number | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== `${value}`) element.setAttribute(name, `${value}`)
  }
}

/** Updates the position attributes of an item without re-rendering it. */
function showPlace(item: HTMLElement | null, place: ListPlace): void {
  const list = item?.parentElement
  if (!item || !list) return
  const attributes = placeAttributes(place)
  setAttributes(list, attributes.list)
  setAttributes(item, attributes.item)
  list.style.setProperty('--tl-list-number', `${place.number}`)
}

/**
 * An item of a list. Blocks are siblings in the editor, so no element can contain the items of one
 * list. To give the accessibility tree the visible lists, the first item has a list element that
 * owns the others by `aria-owns`, and an item owns its nested lists.
 */
export function RichTextListItemElement({
  attributes,
  item,
  children,
}: RichTextListItemElementProps) {
  const editor = useSlateStatic()
  const places = listPlacesOf(editor)
  const { id: key } = ReactEditor.findKey(editor, item)
  const itemRef = useRef<HTMLLIElement>(null)
  // A new item changes the number of all items after it; a thousand of them are updated
  // without rendering.
  useLayoutEffect(() => {
    const show = (place: ListPlace) => {
      showPlace(itemRef.current, place)
    }
    show(places.placeOf(key))
    return places.subscribe(key, show)
  }, [places, key])
  const place = places.placeOf(key)
  const said = placeAttributes(place)
  const Tag = item.list === 'bulleted' ? 'ul' : 'ol'
  return (
    <Tag
      {...attributes}
      {...said.list}
      id={`tl-list-${key}`}
      data-depth={item.depth}
      style={{
        textAlign: item.align,
        '--tl-list-depth': item.depth,
        '--tl-list-number': place.number,
      }}
    >
      <li
        {...said.item}
        ref={itemRef}
        id={`tl-list-item-${key}`}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- in a list without a role the element alone is no item
        role="listitem"
      >
        {children}
      </li>
    </Tag>
  )
}
