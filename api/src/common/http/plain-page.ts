/** A page of few words, for where the site cannot make its own. Nothing of it is a visitor's. */
export const plainPage = ({ title, text }: { title: string; text: string }): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title><h1>${title}</h1><p>${text}</p>`,
    '<p><a href="">Try again</a></p></html>',
  ].join('');

export const HTML = 'text/html; charset=utf-8';
