import sanitizeHtml from 'sanitize-html'

const COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]{3,30})$/i
const LENGTH = /^\d{1,4}(\.\d{1,3})?(px|pt|em|rem|%)$/

/** What the notes editor can write, and nothing that runs, loads or positions. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'span',
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    '*': ['style'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  allowedStyles: {
    '*': {
      color: [COLOUR],
      'background-color': [COLOUR],
      'text-align': [/^(left|right|center|justify|start|end)$/],
      'text-decoration': [/^(underline|line-through)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'font-family': [/^[\w\s,'"-]{1,100}$/],
      'font-size': [LENGTH],
      'margin-left': [LENGTH],
    },
  },
  exclusiveFilter: ({ tag, attribs }) =>
    // Of data addresses only pictures that cannot hold a script.
    tag === 'img' &&
    /^data:/i.test(attribs['src'] ?? '') &&
    !/^data:image\/(png|jpe?g|gif|webp);base64,/i.test(attribs['src'] ?? ''),
  nestingLimit: 50,
}

/** Attributes of every link: what it leads to learns nothing of the page. */
const LINK = { rel: 'noopener noreferrer', target: '_blank' } as const

/** Pictures from elsewhere by their address: what stands in the text for them. */
type Pictures = ReadonlyMap<string, string>

const NO_PICTURES: Pictures = new Map()

/** An address that no host has: what resolves to it names no host of its own. */
const NOWHERE = 'https://nowhere.invalid/'

/** The complete address when a picture would be loaded from another host; null for all others. */
function remoteAddress(src: string | undefined): string | null {
  if (src === undefined || !URL.canParse(src, NOWHERE)) return null
  const url = new URL(src, NOWHERE)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.host !== new URL(NOWHERE).host ? url.href : null
}

/**
 * Cleans HTML that a person wrote, so that it can be stored and shown to others:
 * formatting stays, everything that could act goes. Text is never lost, except
 * that of scripts and styles. Pictures of other hosts would tell those who reads
 * the text and when: they become links, with what the picture shows as the text.
 *
 * @param pictures what stands in the text instead, for pictures that were imported
 */
export function cleanRichText(html: string, pictures: Pictures = NO_PICTURES): string {
  return sanitizeHtml(html, {
    ...OPTIONS,
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, ...LINK } }),
      img: (tagName, attributes) => {
        const address = remoteAddress(attributes['src'])
        if (address === null) return { tagName, attribs: attributes }
        const picture = pictures.get(address)
        if (picture !== undefined) return { tagName, attribs: { ...attributes, src: picture } }
        const alt = attributes['alt']?.trim() ?? ''
        return {
          tagName: 'a',
          attribs: { href: address, ...LINK },
          text: alt === '' ? address : alt,
        }
      },
    },
  })
}

/** The pictures of other hosts in a text, each once, in the order in which they stand. */
export function remotePicturesOf(html: string): readonly string[] {
  const found = new Set<string>()
  sanitizeHtml(html, {
    allowedTags: ['img'],
    transformTags: {
      img: (tagName, attributes) => {
        const address = remoteAddress(attributes['src'])
        if (address !== null) found.add(address)
        return { tagName, attribs: {} }
      },
    },
  })
  return [...found]
}

/**
 * A stored text as it is handed out. Texts that were stored when pictures of other
 * hosts were still kept get their links here.
 */
export function presentRichText(stored: string): string {
  const pictures = stored.match(/<img/gi)?.length ?? 0
  const ownPictures = stored.match(/<img src="data:image\//g)?.length ?? 0
  return pictures === ownPictures ? stored : cleanRichText(stored)
}
