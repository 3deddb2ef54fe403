/** English words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: "not no never none nobody nothing neither nor cannot without lack lacks lacking *n't",
  notDenials: null,
  opposites: `allowed/prohibited allowed/forbidden allowed/banned permit/forbid include/exclude open/closed more/less more/fewer
    higher/lower high/low increase/decrease increase/fall rise/fall free/paid legal/illegal required/optional
    mandatory/optional mandatory/voluntary compulsory/voluntary possible/impossible safe/dangerous safe/unsafe
    cheap/expensive cheaper/dearer before/after minimum/maximum best/worst faster/slower fast/slow larger/smaller
    bigger/smaller longer/shorter heavier/lighter heavy/light hot/cold accept/reject accepted/refused approved/rejected
    always/never all/none older/younger removable/fixed waterproof/permeable improve/worsen gain/lose quiet/loud
    limited/unlimited cover/exclude`,
};
