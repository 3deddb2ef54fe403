/** The years that a page names, as the check finds them. */

export interface YearAt {
  /** `date`: the latest date of the page, as `text` in ISO form. */
  place: 'title' | 'heading' | 'text' | 'description' | 'date';
  year: number;
  text: string;
}

/** `newer` is the latest year that the title, the heading or the date names; `older` stands elsewhere. */
export interface YearsParams {
  newer: YearAt;
  older: YearAt;
}
