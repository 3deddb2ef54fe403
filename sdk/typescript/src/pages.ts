/** Lists that come in pages, as async iterators. */

/** One page of a list; `next` is the cursor of the page after it. */
export interface Page<Item> {
  items: Item[];
  next: string | undefined;
}

/** All items, page by page as they are needed. A page may be empty although more follow. */
export async function* itemsOf<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
  first: string | undefined,
): AsyncGenerator<Item, void, undefined> {
  let cursor = first;
  do {
    const page = await read(cursor);
    yield* page.items;
    cursor = page.next;
  } while (cursor !== undefined);
}
