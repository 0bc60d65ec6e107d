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
  allowedSchemesByTag: { img: ['https', 'data'] },
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
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...attributes, rel: 'noopener noreferrer', target: '_blank' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    // Of data addresses only pictures that cannot hold a script.
    tag === 'img' &&
    /^data:/i.test(attribs['src'] ?? '') &&
    !/^data:image\/(png|jpe?g|gif|webp);base64,/i.test(attribs['src'] ?? ''),
  nestingLimit: 50,
}

/**
 * Cleans HTML that a person wrote, so that it can be stored and shown to others:
 * formatting stays, everything that could act goes. Text is never lost, except
 * that of scripts and styles.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
