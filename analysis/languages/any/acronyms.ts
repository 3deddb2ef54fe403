/** Acronyms that are English pronouns in small letters, in every language as English ones are used in all. */

/** "45% of US firms", "IT leaders"; not in a line of capitals ("CONTACT US"). */
export const pronounAcronym = /(?<![\p{L}\p{M}\p{N}’']|\p{Lu}{2}\s)(?:IT|US)(?![\p{L}\p{M}\p{N}’']|\s\p{Lu}{3})/gu;
