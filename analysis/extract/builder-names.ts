/** Removes names of elements that say nothing of what is in them. */

/**
 * Names with which site builders mark every piece of a page, its text too, and layouts that only stand beside a
 * sidebar.
 */
const builderNames =
  /(?:^|[\s_-])(?:elementor-widget|hs_cos_wrapper_widget|widget-(?:span|type)|(?:with|has|no|content|left|right)-sidebar)(?=$|[\s_-])/gi;

/** The classes and ids of an element, without the names that builders give every piece. */
export function withoutBuilderNames(names: string): string {
  return names.replace(builderNames, ' ');
}
