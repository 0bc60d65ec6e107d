import sanitizeHtml from 'sanitize-html'

const colorValue = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]{3,30})$/i
const length = /^\d{1,4}(\.\d{1,3})?(px|pt|em|rem|%)$/

/** The elements and attributes that the notes editor writes; none of them run, load or position anything. */
const options: sanitizeHtml.IOptions = {
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
      color: [colorValue],
      'background-color': [colorValue],
      'text-align': [/^(left|right|center|justify|start|end)$/],
      'text-decoration': [/^(underline|line-through)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'font-family': [/^[\w\s,'"-]{1,100}$/],
      'font-size': [length],
      'margin-left': [length],
    },
  },
  exclusiveFilter: ({ tag, attribs }) =>
    // Of data URLs, only picture types that cannot contain a script.
    tag === 'img' &&
    /^data:/i.test(attribs['src'] ?? '') &&
    !/^data:image\/(png|jpe?g|gif|webp);base64,/i.test(attribs['src'] ?? ''),
  nestingLimit: 50,
}

/** Attributes of every link: the target learns nothing about the page. */
const link = { rel: 'noopener noreferrer', target: '_blank' } as const

/** Replacements of pictures of other hosts, by URL. */
type Pictures = ReadonlyMap<string, string>

const noPictures: Pictures = new Map()

/** A URL of no real host. A relative source resolves to it. */
const NOWHERE = 'https://nowhere.invalid/'

/** The absolute URL if a picture would load from another host; otherwise null. */
function remoteUrl(src: string | undefined): string | null {
  if (src === undefined || !URL.canParse(src, NOWHERE)) return null
  const url = new URL(src, NOWHERE)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.host !== new URL(NOWHERE).host ? url.href : null
}

/**
 * Sanitizes HTML of a user, so that it can be stored and shown to other users. Formatting stays;
 * everything active is removed. Text is never lost, except in scripts and styles. Pictures of other
 * hosts would show those hosts who reads the text and when, so they become links with the
 * alternative text of the picture.
 *
 * @param pictures the replacements of imported pictures
 */
export function cleanRichText(html: string, pictures: Pictures = noPictures): string {
  return sanitizeHtml(html, {
    ...options,
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, ...link } }),
      img: (tagName, attributes) => {
        const url = remoteUrl(attributes['src'])
        if (url === null) return { tagName, attribs: attributes }
        const picture = pictures.get(url)
        if (picture !== undefined) return { tagName, attribs: { ...attributes, src: picture } }
        const alt = attributes['alt']?.trim() ?? ''
        return {
          tagName: 'a',
          attribs: { href: url, ...link },
          text: alt === '' ? url : alt,
        }
      },
    },
  })
}

/** The URLs of pictures of other hosts in a text, each once, in order. */
export function remotePicturesOf(html: string): readonly string[] {
  const matches = new Set<string>()
  sanitizeHtml(html, {
    allowedTags: ['img'],
    transformTags: {
      img: (tagName, attributes) => {
        const url = remoteUrl(attributes['src'])
        if (url !== null) matches.add(url)
        return { tagName, attribs: {} }
      },
    },
  })
  return [...matches]
}

/**
 * Sanitizes a stored text for a response. Older texts may still contain pictures of other hosts,
 * which become links here.
 */
export function presentRichText(stored: string): string {
  const pictures = stored.match(/<img/gi)?.length ?? 0
  const ownPictures = stored.match(/<img src="data:image\//g)?.length ?? 0
  return pictures === ownPictures ? stored : cleanRichText(stored)
}
